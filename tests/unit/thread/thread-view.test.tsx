// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CallStoreContext } from '#components/call/call-store-context.ts';
import { ThreadView } from '#components/thread/thread-view.tsx';
import { answerReplySchema } from '#lib/contract/answer.ts';
import { createJournal } from '#lib/calls/journal.ts';
import { CallStore } from '#lib/calls/store.ts';
import { faults } from '#tests/unit/components/axe.ts';
import { answerCall, replyRow } from '#tests/unit/components/samples.ts';
import { hearMessages } from '#tests/unit/components/sent-messages.ts';

let store: CallStore;

beforeEach(() => {
  store = new CallStore(`calls-${crypto.randomUUID()}`);
});
afterEach(async () => {
  cleanup();
  await store.delete();
});

const CONTENTS = 'The **spring tide** comes when Sun and Moon pull together [1].';
const reply = answerReplySchema.parse({ success: true, contents: CONTENTS });

async function draw(
  call = answerCall({ scope: 'site', request: { query: 'Why tides?', included_sources: ['a.org'] } }),
) {
  const sent = hearMessages();
  const { container } = render(
    <CallStoreContext value={store}>
      <ThreadView call={call} reply={reply} windowId={3} />
    </CallStoreContext>,
  );
  await screen.findByLabelText('Ask a follow-up');
  const starts = () => sent.filter(({ type }) => type === 'call/start').map(({ body }) => body);
  return { container, call, starts };
}

const sentAlong = () => screen.getByText(/^Earlier in this conversation:/, { selector: 'p' }).textContent;

test('A follow-up looks where the answer looked, and what goes along with it is what was shown', async () => {
  const { container, call, starts } = await draw();
  expect(sentAlong()).toBe(
    'Earlier in this conversation:\n\nQuestion: Why tides?\nAnswer: The spring tide comes when Sun and Moon pull together [1].',
  );
  expect(await faults(container)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Ask a follow-up'), 'And neap?{Enter}');
  await waitFor(() => expect(starts()).toHaveLength(1));
  expect(starts()[0]).toMatchObject({
    operation: 'answer',
    scope: 'site',
    windowId: 3,
    follows: call.id,
    request: { query: 'And neap?', included_sources: ['a.org'], system_instructions: sentAlong() },
  });
});

test('Suggested questions come from the answer, fill the field and send nothing', async () => {
  const { starts } = await draw();
  await userEvent.click(screen.getByRole('button', { name: 'Tell me more about spring tide.' }));
  expect(screen.getByLabelText('Ask a follow-up')).toHaveProperty('value', 'Tell me more about spring tide.');
  expect(starts()).toEqual([]);
});

test('A thread shows what came before and takes it along, oldest first', async () => {
  const first = answerCall({ request: { query: 'First?' } });
  const second = answerCall({
    request: { query: 'Second?', system_instructions: 'old thread' },
    follows: first.id,
  });
  for (const call of [first, second]) {
    // oxlint-disable-next-line no-await-in-loop -- the order of calls is the order of writing
    await createJournal(store).open(call);
  }
  await store.replies.bulkAdd([
    replyRow(first, { success: true, contents: 'One.' }),
    replyRow(second, { success: true, contents: 'Two.' }),
  ]);
  await draw(
    answerCall({ request: { query: 'Third?', system_instructions: 'old thread' }, follows: second.id }),
  );
  await screen.findByText('Earlier in this thread (2)');
  expect(sentAlong()).toBe(
    [
      'Earlier in this conversation:',
      'Question: First?\nAnswer: One.',
      'Question: Second?\nAnswer: Two.',
      'Question: Third?\nAnswer: The spring tide comes when Sun and Moon pull together [1].',
    ].join('\n\n'),
  );
});

test('A thread whose beginning is gone, or that names itself, ends there', async () => {
  const id = crypto.randomUUID();
  const lost = answerCall({ id, follows: id, request: { query: 'Round?' } });
  await createJournal(store).open(lost);
  await draw(answerCall({ follows: id }));
  expect(await screen.findByText('Earlier in this thread (1)')).toBeDefined();
});
