// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AskBox } from '#components/ask/ask-box.tsx';
import type { Surroundings } from '#components/ask/surroundings.ts';
import type { Scope } from '#lib/calls/call.ts';
import { whyUnreadable } from '#lib/page/page-info.ts';
import type { PageInfo } from '#lib/page/page-info.ts';
import { faults } from './axe.ts';
import { webPage } from './samples.ts';

afterEach(cleanup);

function show(surroundings: Partial<Surroundings> = {}, taken = true) {
  const onAsk = vi.fn<(question: string, scope: Scope) => Promise<boolean>>(() => Promise.resolve(taken));
  const onSummarise = vi.fn<() => void>();
  const onDropQuote = vi.fn<() => void>();
  const { container } = render(
    <AskBox
      surroundings={{ scope: 'web', service: 'hosted', page: webPage(), ...surroundings }}
      onAsk={onAsk}
      onSummarise={onSummarise}
      onDropQuote={onDropQuote}
      onType={() => undefined}
    />,
  );
  return { container, onAsk, onSummarise, onDropQuote };
}

const field = () => screen.getByRole('textbox', { name: 'Ask a question' });
const askButton = () => screen.getByRole('button', { name: 'Ask' });
const radio = (name: string) => screen.getByRole('radio', { name });
const unreadable = (url: string): PageInfo => ({ ...webPage(url), unreadable: whyUnreadable(url) });

describe('asking', () => {
  test('The field has the focus, and an empty question cannot be sent: the button says why', async () => {
    const { container } = show();
    expect(document.activeElement).toBe(field());
    expect(askButton()).toHaveProperty('disabled', true);
    const hint = askButton().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(hint)?.textContent).toBe('Type a question.');
    await userEvent.type(field(), '   ');
    expect(askButton()).toHaveProperty('disabled', true);
    expect(await faults(container)).toEqual([]);
  });

  test('A question that fills the field may have been cut, and that is said', async () => {
    show();
    fireEvent.input(field(), { target: { value: 'x'.repeat(20_000) } });
    const hint = askButton().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(hint)?.textContent).toBe('What was pasted is cut to 20,000 characters.');
  });

  test('Enter asks, Shift and Enter start a new line', async () => {
    const { onAsk } = show();
    await userEvent.type(field(), 'Why?{Shift>}{Enter}{/Shift}How?{Enter}');
    expect(onAsk.mock.calls).toEqual([['Why?\nHow?', 'web']]);
    expect(field()).toHaveProperty('value', '');
  });

  test('The Enter that ends a word of an input method does not ask', async () => {
    const { onAsk } = show();
    await userEvent.type(field(), 'なぜ');
    const enter = createEvent.keyDown(field(), { key: 'Enter' });
    Object.defineProperty(enter, 'isComposing', { value: true });
    fireEvent(field(), enter);
    expect(onAsk).not.toHaveBeenCalled();
  });

  test('What was typed stays when the call was not taken', async () => {
    const { onAsk } = show({}, false);
    await userEvent.type(field(), 'Why?');
    await userEvent.click(askButton());
    expect(onAsk).toHaveBeenCalledOnce();
    expect(field()).toHaveProperty('value', 'Why?');
  });

  test('A quoted selection goes with the question, cut at 500 characters, and can be left out', async () => {
    const { onAsk, onDropQuote } = show({ quote: 'x'.repeat(600) });
    await userEvent.type(field(), 'What is this?{Enter}');
    expect(onAsk.mock.calls[0]?.[0]).toBe(`What is this?\n\n“${'x'.repeat(499)}…”`);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the quoted selection' }));
    expect(onDropQuote).toHaveBeenCalledOnce();
  });
});

describe('where to look', () => {
  test('The chosen scope goes with the question and is described', async () => {
    const { onAsk } = show();
    expect(screen.getByRole('radiogroup', { name: 'Where to look' })).toBeDefined();
    expect(screen.getByText('Looks across the web.')).toBeDefined();
    await userEvent.click(radio('This section'));
    expect(screen.getByText('Looks only in docs.example/guide')).toBeDefined();
    await userEvent.type(field(), 'Why?{Enter}');
    expect(onAsk.mock.calls).toEqual([['Why?', 'section']]);
  });

  test('The settings say where to begin; a scope that the page does not offer falls back to the web', () => {
    show({ scope: 'page' });
    expect(radio('This page')).toHaveProperty('checked', true);
    cleanup();
    show({ scope: 'page', page: unreadable('chrome://settings/') });
    expect(radio('Web')).toHaveProperty('checked', true);
  });

  test('A page at the top of its site has no section, and that is said', () => {
    show({ page: webPage('https://docs.example/') });
    expect(radio('This section')).toHaveProperty('disabled', true);
    expect(screen.getByText(/its section is the whole site/)).toBeDefined();
    expect(radio('This page')).toHaveProperty('disabled', false);
  });

  test('On this device Web means the pages kept here', () => {
    show({ service: 'device' });
    expect(screen.getByText('Web means the pages kept on this device.')).toBeDefined();
  });

  test('Before the page is known nothing is forbidden', () => {
    show({ page: undefined, service: undefined });
    expect(screen.getAllByRole('radio').map((choice) => choice.hasAttribute('disabled'))).not.toContain(true);
    expect(screen.getByRole('button', { name: 'Summarise this page' })).toHaveProperty('disabled', false);
  });
});

describe('pages that cannot be read', () => {
  test.each([
    ['chrome://settings/', 'a page of the browser itself'],
    ['chrome-extension://abc/page.html', 'belongs to an extension'],
    ['chrome://newtab/', 'No page is open'],
    ['https://chromewebstore.google.com/detail/x', 'keeps extensions out of its store'],
    ['https://docs.example/paper.pdf', 'PDF viewer'],
    ['file:///home/notes.html', 'a file on your computer'],
    ['data:text/html,x', 'not a web page'],
    ['', 'choose Sidelight’s button'],
  ])('%s: says why and what still works', async (url, words) => {
    const { container } = show({ service: 'device', page: unreadable(url) });
    const notice = screen.getByRole('status').textContent;
    expect(notice).toContain(words);
    expect(notice).toMatch(/[Aa]sk the web/);
    expect(screen.getByRole('button', { name: 'Summarise this page' })).toHaveProperty('disabled', true);
    expect(radio('This page')).toHaveProperty('disabled', true);
    expect(radio('Web')).toHaveProperty('disabled', false);
    expect(await faults(container)).toEqual([]);
  });

  test('A hosted service fetches a PDF itself: it can be summarised and asked about', async () => {
    const { onSummarise } = show({ page: unreadable('https://docs.example/paper.pdf') });
    expect(radio('This page')).toHaveProperty('disabled', false);
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Summarise this page' }));
    expect(onSummarise).toHaveBeenCalledOnce();
  });
});
