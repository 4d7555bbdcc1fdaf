import type { Call } from '#lib/calls/call.ts';
import { UNKNOWN_COST } from '#lib/calls/money.ts';

import { callTerms } from '#lib/calls/call-terms.ts';
import { ledgerEntry } from '#lib/calls/ledger-entry.ts';

type AnswerCall = Extract<Call, { operation: 'answer' }>;

/** A call to the device service that was just made, with what a test changes of it. */
export function aCall(change: Partial<AnswerCall> = {}): AnswerCall {
  return {
    id: crypto.randomUUID(),
    operation: 'answer',
    request: { query: 'How high is the tower?' },
    service: { kind: 'device', address: '' },
    state: 'waiting',
    createdAt: 1,
    attempts: 0,
    cost: UNKNOWN_COST,
    ...change,
  };
}

/** The same as it lies in the store. */
export function aRow(change: Partial<AnswerCall> = {}, replyText = '') {
  const call = aCall(change);
  const ended = call.state !== 'waiting' && call.state !== 'sent';
  return { ...call, terms: callTerms(call, replyText), ...(ended ? { entry: ledgerEntry(call) } : {}) };
}
