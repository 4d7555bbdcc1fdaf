// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallStoreContext } from '#components/call/call-store-context.ts';
import { CallActions } from '#components/history/call-actions.tsx';
import { EarlierList } from '#components/history/earlier-list.tsx';
import { StoreGate } from '#components/history/store-gate.tsx';
import { Sent } from '#components/sent/sent.tsx';
import { dayOf } from '#lib/calls/day.ts';
import type { CallStore } from '#lib/calls/store.ts';
import { hearMessages } from '../components/sent-messages.ts';
import { aRow } from '../calls/a-call.ts';
import { freshStore } from '../calls/fresh-store.ts';

const opened = freshStore();
let store: CallStore;
beforeEach(() => {
  store = opened();
});
afterEach(cleanup);

const done = (query: string, answer = '', change = {}) =>
  aRow({ request: { query }, state: 'done', endedAt: 2, attempts: 1, ...change }, answer);

const listed = () =>
  screen.queryAllByRole('listitem').map((item) => item.textContent.replace(/Answered.*/, ''));

function showList() {
  const onOpen = vi.fn<(id: string) => void>();
  render(
    <CallStoreContext value={store}>
      <EarlierList openId={undefined} onOpen={onOpen} />
    </CallStoreContext>,
  );
  return onOpen;
}

it('the earlier calls are found by words of their answers, and opened by a click', async () => {
  const user = userEvent.setup();
  const call = done('How high is the tower?', 'Ninety-six metres.');
  await store.calls.bulkAdd([call, done('Who built it?')]);
  const onOpen = showList();
  await waitFor(() => expect(listed()).toEqual(['Who built it?', 'How high is the tower?']));
  await user.type(screen.getByRole('searchbox', { name: 'Search earlier calls' }), 'metres');
  await waitFor(() => expect(listed()).toEqual(['How high is the tower?']));
  await user.click(screen.getByRole('button', { name: /How high/ }));
  expect(onOpen).toHaveBeenCalledWith(call.id);
  await user.type(screen.getByRole('searchbox'), ' nowhere');
  await screen.findByText('Nothing earlier fits.');
});

it('the list is narrowed to a site', async () => {
  const user = userEvent.setup();
  await store.calls.bulkAdd([
    done('Here', '', { page: { url: 'https://a.example/', title: '' } }),
    done('There', '', { page: { url: 'https://b.example/', title: '' } }),
  ]);
  showList();
  await user.click(await screen.findByText('Filter'));
  await screen.findByRole('option', { name: 'a.example' });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Site' }), 'a.example');
  await waitFor(() => expect(listed()).toEqual(['Here']));
  expect(screen.getByText('Filter (on)')).toBeDefined();
});

it('a call is pinned, and deleted only after a question', async () => {
  const user = userEvent.setup();
  const messages = hearMessages({ 'history/erase': 1 });
  const call = done('Why?', '', { createdAt: Date.parse('2026-11-21T12:00:00') });
  render(<CallActions call={call} windowId={1} />);
  expect(screen.getByRole('button', { name: 'Ask again (free)' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Pin' }));
  expect(messages).toEqual([{ type: 'history/pin', body: { id: call.id, pinned: true } }]);
  await user.click(screen.getByText('Delete…'));
  await user.click(await screen.findByRole('button', { name: /^All of/ }));
  expect(messages, 'Nothing is deleted before the answer').toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(messages[1]).toEqual({
      type: 'history/erase',
      body: { what: 'day', value: dayOf(call.createdAt) },
    }),
  );
});

it('what was sent is shown without the key, and what came back as it came', async () => {
  const user = userEvent.setup();
  const service = { kind: 'hosted', address: 'https://service.example/v2' } as const;
  const reply = { id: 'x', raw: '{"contents":"Yes."}', status: 200 };
  render(<Sent call={done('Why?', '', { service })} reply={reply} />);
  await user.click(screen.getByText('Sent'));
  await screen.findByText('POST https://service.example/v2/answer');
  const shown = document.body.textContent;
  expect(shown).toContain('content-type: application/json');
  expect(shown).toContain('"query": "Why?"');
  expect(shown).toContain('{"contents":"Yes."}');
  expect(shown).not.toContain('x-api-key');
});

it('a store that does not open is said, with what can be done', async () => {
  vi.spyOn(store, 'open').mockRejectedValueOnce(new Error('no'));
  render(
    <CallStoreContext value={store}>
      <StoreGate>
        <p>the calls</p>
      </StoreGate>
    </CallStoreContext>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain(
    'What was asked earlier cannot be opened.',
  );
  expect(screen.queryByText('the calls')).toBeNull();
  expect(screen.getByRole('button', { name: 'Erase it and start anew' })).toBeDefined();
});
