// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { AskSection } from '#components/ask/ask-section.tsx';
import { useDesk } from '#components/ask/use-desk.ts';
import { changeOptions, readAsking, resetAsking } from '#components/request-form/asking.ts';
import { writeDraft } from '#lib/browser/draft.ts';
import { changeSettings } from '#lib/browser/settings.ts';
import { readUnsent } from '#lib/browser/unsent.ts';
import { readUnsentOptions, writeUnsentOptions } from '#lib/browser/unsent-options.ts';
import { CallError } from '#lib/client/error.ts';
import { webPage } from './samples.ts';
import { hearMessages } from './sent-messages.ts';

beforeEach(() => {
  Object.assign(fakeBrowser.windows, { getCurrent: () => Promise.resolve({ id: 1 }) });
});
afterEach(cleanup);
beforeEach(resetAsking);

function Desk() {
  return <AskSection desk={useDesk()} />;
}

/** The ask box with its page known. */
async function open(values: Record<string, unknown> = {}) {
  const sent = hearMessages({ 'page/look': webPage(), ...values });
  render(<Desk />);
  await waitFor(() => expect(sent).toContainEqual({ type: 'page/look', body: { windowId: 1 } }));
  const starts = () => sent.filter(({ type }) => type === 'call/start').map(({ body }) => body);
  return { sent, starts };
}

const field = () => screen.getByRole('textbox', { name: 'Ask a question' });

test('A question becomes an answer call of this window, with the sources that its scope stands for', async () => {
  const { starts } = await open();
  await userEvent.click(screen.getByRole('radio', { name: 'This site' }));
  await userEvent.type(field(), 'Why?{Enter}');
  await waitFor(() => expect(starts()).toHaveLength(1));
  expect(starts()[0]).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    operation: 'answer',
    request: { query: 'Why?', included_sources: ['docs.example'] },
    tab: { id: 7, url: 'https://docs.example/guide/start', title: 'Getting started' },
    scope: 'site',
    windowId: 1,
  });
});

test('Across the web no sources are named', async () => {
  const { starts } = await open();
  await userEvent.type(field(), 'Why?{Enter}');
  await waitFor(() => expect(starts()).toHaveLength(1));
  expect(starts()[0]).toMatchObject({ request: { query: 'Why?' }, scope: 'web' });
});

test('A summary is the contents of the page, and a double click is one call', async () => {
  const { starts } = await open();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Summarise this page' }));
  await waitFor(() => expect(starts()).toHaveLength(1));
  expect(starts()[0]).toMatchObject({
    operation: 'contents',
    request: { urls: ['https://docs.example/guide/start'], summary: true },
  });
});

test('A call that was not taken says so, keeps the question and may be tried again at once', async () => {
  const refusal = new CallError({ code: 'not-recorded', words: 'The disk is full.' });
  const { starts } = await open({ 'call/start': refusal });
  await userEvent.type(field(), 'Why?{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.');
  expect(field()).toHaveProperty('value', 'Why?');
  await userEvent.type(field(), '{Enter}');
  await waitFor(() => expect(starts()).toHaveLength(2));
});

test('A selection of this window is quoted until it was asked about; that of another window is not', async () => {
  const { starts } = await open();
  await writeDraft({ windowId: 2, quote: 'elsewhere', at: 1 });
  await writeDraft({ windowId: 1, quote: 'the moon', at: 2 });
  await screen.findByText('the moon');
  expect(screen.queryByText('elsewhere')).toBeNull();
  await userEvent.type(field(), 'Why?{Enter}');
  await waitFor(() => expect(starts()[0]).toMatchObject({ request: { query: 'Why?\n\n“the moon”' } }));
  await waitFor(() => expect(screen.queryByText('the moon')).toBeNull());
});

test('What was typed and not sent comes back when the popup is opened again, and goes when it is asked', async () => {
  await open();
  await userEvent.type(field(), 'Half a quest');
  await waitFor(async () => expect(await readUnsent()).toBe('Half a quest'));
  cleanup();
  const { starts } = await open();
  await waitFor(() => expect(field()).toHaveProperty('value', 'Half a quest'));
  await userEvent.type(field(), 'ion?{Enter}');
  await waitFor(() => expect(starts()).toHaveLength(1));
  await waitFor(async () => expect(await readUnsent()).toBeUndefined());
  expect(field()).toHaveProperty('value', '');
});

test('The settings are followed while the box is open', async () => {
  await open();
  await changeSettings({ service: 'device', scope: 'site' });
  await screen.findByText('Looks only in docs.example');
  expect(screen.getByRole('radio', { name: 'This site' })).toHaveProperty('checked', true);
});

test('Another tab in front is another page, and coming back looks again', async () => {
  const { sent } = await open();
  const looks = () => sent.filter(({ type }) => type === 'page/look').length;
  const before = looks();
  await fakeBrowser.tabs.onActivated.trigger({ tabId: 8, windowId: 2 });
  await fakeBrowser.tabs.onActivated.trigger({ tabId: 9, windowId: 1 });
  await vi.waitFor(() => expect(looks()).toBe(before + 1));
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(looks()).toBe(before + 2));
});

test('What was set and not asked with is there when the popup opens again, and gone once it was asked', async () => {
  await open({ 'call/start': undefined });
  await userEvent.click(screen.getByRole('radio', { name: 'Search' }));
  changeOptions({ country_code: 'DE', included_sources: ['a.example'] });
  await waitFor(async () => expect((await readUnsentOptions())?.options?.country_code).toBe('DE'));
  cleanup();
  resetAsking();
  await open({ 'call/start': undefined });
  await waitFor(() =>
    expect(readAsking()).toMatchObject({
      operation: 'deepsearch',
      options: { country_code: 'DE', included_sources: ['a.example'] },
    }),
  );
  await userEvent.type(field(), 'Why?{Enter}');
  await waitFor(async () => expect(await readUnsentOptions()).toBeUndefined());
});

test('What is set before the kept options are read counts more than they', async () => {
  await writeUnsentOptions({ operation: 'deepsearch', options: { country_code: 'DE' } });
  changeOptions({ country_code: 'FR' });
  await open();
  await waitFor(() => expect(field()).toHaveProperty('disabled', false));
  expect(readAsking()).toMatchObject({ operation: 'answer', options: { country_code: 'FR' } });
});
