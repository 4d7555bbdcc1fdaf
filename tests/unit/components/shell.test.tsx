// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AppBoundary } from '#components/shell/app-boundary.tsx';
import { mount } from '#components/shell/mount.tsx';
import { useHydrated } from '#components/shell/use-hydrated.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function writePage(markup: string, language: string): Element | null {
  document.documentElement.lang = language;
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  return document.querySelector('p');
}

test('Markup in the language of the texts is taken over as it stands', async () => {
  const written = writePage('<p>Hello</p>', 'en');
  act(() => mount(<p>Hello</p>));
  await waitFor(() => expect(document.querySelector('p')).toBe(written));
  expect(document.documentElement.dir).toBe('ltr');
});

test('Markup in another language is drawn anew', async () => {
  const written = writePage('<p>Hallo</p>', 'de');
  act(() => mount(<p>Hello</p>));
  await waitFor(() => expect(document.querySelector('p')?.textContent).toBe('Hello'));
  expect(document.querySelector('p')).not.toBe(written);
  expect(document.documentElement.lang).toBe('en');
});

test('What is loaded later is not part of the first drawing over the markup', async () => {
  const seen: boolean[] = [];
  function Probe() {
    seen.push(useHydrated());
    return <p>Hello</p>;
  }
  writePage('<p>Hello</p>', 'en');
  act(() => mount(<Probe />));
  await waitFor(() => expect(seen).toEqual([false, true]));
});

test('A part that breaks says so in words, leaves what is around it, and can be drawn again', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  function Part() {
    if (broken) throw new Error('The database is gone.');
    return <p>Whole again</p>;
  }
  render(
    <>
      <textarea aria-label="Question" defaultValue="Why?" />
      <AppBoundary>
        <Part />
      </AppBoundary>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain('The database is gone.');
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Why?');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Draw it again' }));
  expect(screen.getByText('Whole again')).toBeDefined();
  quiet.mockRestore();
});
