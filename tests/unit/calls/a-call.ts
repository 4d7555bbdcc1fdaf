import type { Call } from '#lib/calls/call.ts';
import { UNKNOWN_COST } from '#lib/calls/money.ts';

import { callTerms } from '#lib/calls/call-terms.ts';
import { countEntry } from '#lib/calls/ledger/ledger-day.ts';
import { ledgerEntry } from '#lib/calls/ledger/ledger-entry.ts';
import type { CallStore } from '#lib/calls/store.ts';

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

/** Puts calls that have ended into a store, as the journal does: each in the ledger too. */
export async function addEnded(store: CallStore, ...rows: ReturnType<typeof aRow>[]): Promise<void> {
  for (const row of rows) {
    // oxlint-disable-next-line no-await-in-loop -- each is counted on what the one before has written
    await store.transaction('rw', store.calls, store.spent, store.days, async () => {
      await store.calls.add(row);
      if (row.entry !== undefined) await countEntry(store, row.entry);
    });
  }
}
