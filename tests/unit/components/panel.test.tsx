// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CallStoreContext } from '#components/call/call-store-context.ts';
import { LastCall } from '#components/call/last-call.tsx';
import { PanelCalls } from '#components/history/panel-calls.tsx';
import type { Call } from '#lib/calls/call.ts';
import { createJournal } from '#lib/calls/journal.ts';
import { CallStore } from '#lib/calls/store.ts';
import { faults } from './axe.ts';
import { ANSWER_REPLY, answerCall, contentsCall, deepsearchCall, failedCall, replyRow } from './samples.ts';

let store: CallStore;

beforeEach(() => {
  store = new CallStore(`calls-${crypto.randomUUID()}`);
});

afterEach(async () => {
  cleanup();
  await store.delete();
});

/** Writes calls down in order, as the background does. */
const add = (...calls: Call[]) =>
  act(async () => {
    const { open } = createJournal(store);
    // oxlint-disable-next-line no-await-in-loop -- the order in which they are written is their order
    for (const call of calls) await open(call);
  });

const panel = (windowId = 1) =>
  render(
    <CallStoreContext value={store}>
      <PanelCalls windowId={windowId} />
    </CallStoreContext>,
  ).container;

const asked = (query: string, change: Partial<Extract<Call, { operation: 'answer' }>> = {}) =>
  answerCall({ request: { query }, ...change });

const earlier = async () =>
  within(await screen.findByRole('list', { name: 'Earlier' })).queryAllByRole('button');
const shown = (name: string) => screen.findByRole('heading', { level: 2, name });

test('With no calls yet the list says what it is for', async () => {
  const container = panel();
  expect(await screen.findByText('What you ask is kept here.')).toBeDefined();
  expect(await faults(container)).toEqual([]);
});

test('The newest call of this window is open, and every call is in the list, newest first', async () => {
  await add(asked('first'), deepsearchCall('second'), failedCall({ code: 'unreachable' }, true), {
    ...contentsCall(['https://a.example/']),
    windowId: 2,
  });
  const container = panel();
  await shown('How do tides work?');
  const rows = (await earlier()).map((row) => row.textContent);
  expect(rows).toEqual([
    'Summary of https://a.example/Answered$0.0145just now',
    'How do tides work?Failedcost unknownjust now',
    'secondAnswered$0.002just now',
    'firstAnswered$0.0145just now',
  ]);
  expect(await faults(container)).toEqual([]);
});

test('An earlier call opens in place; a newer one of this window comes to the front', async () => {
  await add(asked('old'), asked('new'));
  panel();
  await shown('new');
  const [, oldRow] = await earlier();
  if (oldRow) await userEvent.click(oldRow);
  await shown('old');
  expect(oldRow?.getAttribute('aria-current')).toBe('true');
  expect(document.activeElement?.textContent).toMatch(/^old/);
  await add(asked('of another window', { windowId: 2 }));
  await shown('old');
  await add(asked('newest', { state: 'sent', sentAt: Date.now() }));
  await shown('newest');
});

test('A new call that takes the place of the one with the focus takes the focus to its question', async () => {
  await add(asked('first'));
  panel();
  await shown('first');
  screen.getByRole('heading', { name: 'first' }).focus();
  await add(asked('next', { state: 'sent', sentAt: Date.now() }));
  const heading = await shown('next');
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('A new call leaves the focus where it is when that is not in the one it takes the place of', async () => {
  await add(asked('first'), asked('second'));
  panel();
  await shown('second');
  const [, row] = await earlier();
  row?.focus();
  await add(asked('next'));
  await shown('next');
  expect(document.activeElement).toBe(row);
});

test('A call is followed live until its answer is there', async () => {
  const call = asked('live', { state: 'sent', sentAt: Date.now() });
  await add(call);
  panel();
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeDefined();
  await act(async () => {
    await store.replies.put(replyRow(call, ANSWER_REPLY));
    await store.calls.where({ id: call.id }).modify({ state: 'done' });
  });
  expect((await screen.findByRole('region', { name: 'Answer' })).textContent).toContain('The moon');
});

test('A long history is read in parts', async () => {
  await add(...Array.from({ length: 70 }, (_, index) => asked(`question ${index}`)));
  panel();
  await waitFor(async () => expect(await earlier()).toHaveLength(30));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect(await earlier()).toHaveLength(60));
});

test('A damaged row is left out and the others show', async () => {
  await add(asked('whole'));
  await act(async () => void (await store.table('calls').add({ id: 'damaged' })));
  panel();
  await waitFor(async () => expect(await earlier()).toHaveLength(1));
});

test('The popup opens with the last call of all', async () => {
  await add(asked('mine'), asked('latest', { windowId: 2 }));
  render(
    <CallStoreContext value={store}>
      <LastCall windowId={1} />
    </CallStoreContext>,
  );
  expect(await shown('latest')).toBeDefined();
});
