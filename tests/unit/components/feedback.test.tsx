// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { CallView } from '#components/call/call-view.tsx';
import type { Call } from '#lib/calls/call.ts';
import { CallError } from '#lib/client/error.ts';
import type { FeedbackRow } from '#lib/calls/store.ts';
import { faults } from './axe.ts';
import { ANSWER_REPLY, answerCall, feedbackRow, replyRow } from './samples.ts';
import { hearMessages } from './sent-messages.ts';

afterEach(cleanup);

const view = (call: Call, feedback: FeedbackRow | undefined) => (
  <CallView call={call} reply={replyRow(call, ANSWER_REPLY)} feedback={feedback} windowId={1} />
);

describe('feedback', () => {
  const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

  test('A thumb is sent at once and asks for words', async () => {
    const sent = hearMessages();
    const call = answerCall();
    const drawn = render(view(call, undefined));
    await userEvent.click(screen.getByRole('button', { name: 'Bad answer' }));
    expect(sent).toEqual([{ type: 'feedback/give', body: { callId: call.id, sentiment: 'bad', text: '' } }]);

    const feedback = feedbackRow(call, { sentiment: 'bad' });
    drawn.rerender(view(call, feedback));
    expect([pressed('Bad answer'), pressed('Good answer')]).toEqual(['true', 'false']);
    expect(screen.getByText('Feedback waiting to be delivered')).toBeDefined();
    await userEvent.type(screen.getByRole('textbox', { name: 'What was wrong? (optional)' }), 'Too long');
    await userEvent.click(screen.getByRole('button', { name: 'Send words' }));
    expect(sent[1]?.body).toEqual({ callId: call.id, sentiment: 'bad', text: 'Too long' });
    expect(await faults(drawn.container)).toEqual([]);
  });

  test('What the background refuses is said in words, and the thumbs stay', async () => {
    hearMessages({ 'feedback/give': new CallError({ code: 'storage-full' }) });
    render(view(answerCall(), undefined));
    await userEvent.click(screen.getByRole('button', { name: 'Good answer' }));
    const said = (await screen.findByRole('alert')).textContent;
    expect(said).toContain('That could not be done.');
    expect(said).not.toContain('storage-full');
    expect(pressed('Good answer')).toBe('false');
  });

  test('Delivered is said; the same thumb then stays', async () => {
    const sent = hearMessages();
    const call = answerCall();
    render(view(call, feedbackRow(call, { state: 'delivered' })));
    expect(screen.getByText('Feedback delivered')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Good answer' }));
    expect(sent).toEqual([]);
  });

  test('What is not delivered can be taken back by the same thumb', async () => {
    const sent = hearMessages();
    const call = answerCall();
    render(view(call, feedbackRow(call)));
    await userEvent.click(screen.getByRole('button', { name: 'Good answer' }));
    expect(sent).toEqual([{ type: 'feedback/withdraw', body: { callId: call.id } }]);
  });

  test('A refusal is shown in the words of the service and can be tried again', async () => {
    const sent = hearMessages();
    const call = answerCall();
    render(view(call, feedbackRow(call, { state: 'refused', tries: 1, words: 'No such transaction' })));
    expect(screen.getByText('Feedback refused: No such transaction')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Deliver again' }));
    expect(sent[0]?.type).toBe('feedback/retry');
  });
});
