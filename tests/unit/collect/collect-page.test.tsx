// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { CallStoreContext } from '#components/call/call-store-context.ts';
import { CollectPage } from '#components/collect/collect-page.tsx';
import { ReaderPage } from '#components/reader/reader-page.tsx';
import { changeSettings, readSettings } from '#lib/browser/settings.ts';
import { callSchema } from '#lib/calls/call.ts';
import { createJournal } from '#lib/calls/journal.ts';
import { replyRow } from '#lib/calls/reply-row.ts';
import { CallStore } from '#lib/calls/store.ts';
import { faults } from '../components/axe.ts';
import { hearMessages } from '../components/sent-messages.ts';
import { contentsCall } from '../components/samples.ts';

const GROUP = 'a5b0c1d2-0000-4000-8000-000000000001';
let store: CallStore;
/** What the browser says when it is asked for sites. */
let allow: boolean;

beforeEach(() => {
  store = new CallStore(`calls-${crypto.randomUUID()}`);
  allow = true;
  window.location.hash = '';
  Object.assign(fakeBrowser.windows, { getCurrent: () => Promise.resolve({ id: 1 }) });
  Object.assign(fakeBrowser, {
    permissions: {
      request: vi.fn<() => Promise<boolean>>(() => Promise.resolve(allow)),
      contains: ({ origins }: { origins: string[] }) => Promise.resolve(origins[0]?.includes('ok.example')),
    },
  });
});

afterEach(async () => {
  cleanup();
  await store.delete();
});

const show = (page = <CollectPage />) =>
  render(<CallStoreContext value={store}>{page}</CallStoreContext>).container;

const add = (urls: string[], change: object, results?: object[]) =>
  act(async () => {
    const call = callSchema.parse({
      ...contentsCall(urls),
      id: crypto.randomUUID(),
      group: GROUP,
      ...change,
    });
    await createJournal(store).open(call);
    if (results)
      await store.replies.add(replyRow(call.id, { reply: { success: true, results }, raw: '', status: 206 }));
    return call;
  });

const waitForOutline = (container: HTMLElement) =>
  waitFor(() => {
    const outline = container.querySelector<HTMLDetailsElement>('nav details');
    if (!outline) throw new Error('There is no outline.');
    outline.open = true;
    return outline;
  });

const paste = async (text: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: 'Addresses to read' }), {
    target: { value: text },
  });

test('What is typed is checked before anything is sent, and nothing is sent for nothing', async () => {
  const sent = hearMessages();
  const container = show();
  await paste('https://a.example/\nhttps://a.example/#x\nwords');
  expect(await screen.findByText('1 page to read.')).toBeDefined();
  expect(screen.getByText('is on the list already')).toBeDefined();
  expect(screen.getByText('is no web address')).toBeDefined();
  expect(await faults(container)).toEqual([]);
  await paste('words');
  expect(screen.getByRole('button', { name: 'Read 0 pages' })).toHaveProperty('disabled', true);
  expect(sent).toEqual([]);
});

test('Twelve addresses go in two calls of one group, and the choice is remembered', async () => {
  const sent = hearMessages();
  show();
  await paste(Array.from({ length: 12 }, (_, index) => `https://ok.example/${index}`).join('\n'));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'max');
  await userEvent.click(screen.getByRole('radio', { name: 'High, slower' }));
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Read 12 pages' }));
  await waitFor(() => expect(window.location.hash).not.toBe(''));
  const group = window.location.hash.slice(1);
  expect(sent).toMatchObject([
    {
      type: 'call/start',
      body: { group, request: { response_length: 'max', extract_effort: 'high', summary: true } },
    },
    {
      type: 'call/start',
      body: { group, request: { urls: ['https://ok.example/10', 'https://ok.example/11'] } },
    },
  ]);
  expect((await readSettings()).read).toEqual({ length: 'max', effort: 'high', summary: true });
});

test('What the browser does not allow is sent all the same, so that its row says why it was not read', async () => {
  allow = false;
  const sent = hearMessages();
  show();
  await paste('https://ok.example/1\nhttps://no.example/2');
  await userEvent.click(await screen.findByRole('button', { name: 'Read 2 pages' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([
    { body: { service: 'device', request: { urls: ['https://ok.example/1', 'https://no.example/2'] } } },
  ]);
});

test('What lies in a private network is read by this device, and the person is told before', async () => {
  await changeSettings({ service: 'hosted', address: 'https://service.example' });
  const sent = hearMessages();
  show();
  await paste('https://a.example/\nhttp://wiki.intranet/minutes\nhttps://chromewebstore.google.com/detail/x');
  expect(await screen.findByText(/1 of them lie in your own network/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Read 3 pages' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    {
      body: {
        service: 'hosted',
        request: { urls: ['https://a.example/', 'https://chromewebstore.google.com/detail/x'] },
      },
    },
    { body: { service: 'device', request: { urls: ['http://wiki.intranet/minutes'] } } },
  ]);
});

test('What the hosted service could not read is read on this device at a click', async () => {
  const sent = hearMessages();
  await add(['https://a.example/', 'https://b.example/'], {}, [{ id: 'https://a.example/', title: 'A' }]);
  window.location.hash = GROUP;
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Read those that failed on this device' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { body: { group: GROUP, service: 'device', request: { urls: ['https://b.example/'] } } },
    ]),
  );
});

test('A reading shows its price so far, a row for each address, one Stop, and retries what failed', async () => {
  const sent = hearMessages();
  await add(['https://a.example/', 'https://b.example/'], { cost: { total: 2000, search: null, ai: null } }, [
    { id: 'https://a.example/', title: 'A', content: 'Text', price: 0.002, length: 4 },
    { id: 'https://b.example/', error: 'The site did not answer.' },
  ]);
  await add(['https://c.example/'], { state: 'sent' });
  window.location.hash = GROUP;
  const container = show();
  expect(await screen.findByText(/2 of 3 pages · 1 failed · \$0\.002 so far/)).toBeDefined();
  const rows = within(screen.getByRole('list', { name: 'Pages of this reading' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Aa\.exampleFetched by service\.example4 characters\$0\.002$/),
    expect.stringMatching(/Not read.*The site did not answer\./),
    expect.stringMatching(/Waiting/),
  ]);
  expect(screen.queryByRole('button', { name: /failed again/ })).toBeNull();
  expect(await faults(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(sent).toMatchObject([{ type: 'call/stop' }]);
});

test('What failed is asked for again in the same reading, with high effort', async () => {
  const sent = hearMessages();
  await add(['https://a.example/', 'https://ok.example/'], {}, [{ id: 'https://a.example/', title: 'A' }]);
  window.location.hash = GROUP;
  show();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Try the one that failed again, with high effort' }),
  );
  await waitFor(() =>
    expect(sent).toMatchObject([
      { body: { group: GROUP, request: { urls: ['https://ok.example/'], extract_effort: 'high' } } },
    ]),
  );
});

test('A page that was read opens in the reader with its facts and ways to take it away', async () => {
  hearMessages();
  const call = await add(['https://a.example/'], {}, [
    {
      id: 'https://a.example/',
      title: 'Tide mills',
      content: '## Ponds\n\nWater.\n\n## Gates\n\nWood.',
      publication_date: '2026-03-01',
      price: 0.002,
    },
  ]);
  window.location.hash = `${call.id}/0`;
  const container = show(<ReaderPage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tide mills' })).toBeDefined();
  expect(screen.getByText('Mar 1, 2026')).toBeDefined();
  expect(screen.getByText('$0.002')).toBeDefined();
  fireEvent(await waitForOutline(container), new Event('toggle'));
  expect(await screen.findByRole('button', { name: 'Gates' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'All pages of this reading' })).toHaveProperty(
    'href',
    expect.stringContaining(`/collect.html#${GROUP}`),
  );
  expect(await faults(container)).toEqual([]);
});

test('The reader says when a page is not kept', async () => {
  window.location.hash = `${GROUP}/3`;
  show(<ReaderPage />);
  expect(await screen.findByText('This page is not kept here.')).toBeDefined();
});

test('A page tells what changed since it was read before', async () => {
  hearMessages();
  const page = (content: string) => [{ id: 'https://a.example/', title: 'Mills', content }];
  await add(['https://a.example/'], { endedAt: 1_000 }, page('Same.\n\nOld words.'));
  const call = await add(['https://a.example/'], { endedAt: 2_000 }, page('Same.\n\nNew words.'));
  window.location.hash = `${call.id}/0`;
  const container = show(<ReaderPage />);
  const summary = await screen.findByText('What changed');
  const details = summary.closest('details');
  if (!details) throw new Error('It cannot be opened.');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const added = await screen.findByRole('region', { name: 'New' });
  expect(added.textContent).toBe('NewNew words.');
  expect(screen.getByRole('region', { name: 'Gone' }).textContent).toBe('GoneOld words.');
  expect(await faults(container)).toEqual([]);
});
