import { Dexie } from 'dexie';
import { CallError } from '../client/error.ts';
import { advance, isRunning, may } from './call.ts';
import type { Call, CallEvent } from './call.ts';
import { callTerms, withFacets } from './call-terms.ts';
import { countEntry } from './ledger/ledger-day.ts';
import { ledgerEntry } from './ledger/ledger-entry.ts';
import { replyRow } from './reply-row.ts';
import type { Kept } from './reply-row.ts';
import { isNewer } from './store-trouble.ts';
import type { CallRow, CallStore } from './store.ts';

export type Journal = ReturnType<typeof createJournal>;

/** Writes what happens to calls: each event is one strict transaction, and the state machine decides what may happen. */
export function createJournal(store: CallStore) {
  return {
    /**
     * Writes a new call down; `undefined` when its id is already there: a second click is the same call.
     *
     * @throws CallError `storage-full`, `not-recorded`
     */
    async open(call: Call): Promise<CallRow | undefined> {
      const row = { ...call, terms: callTerms(call) };
      try {
        await store.open();
        if (isNewer(store)) throw new Error('A newer version of Sidelight wrote the store.');
        const seq = await store.calls.add(row);
        return { ...row, seq };
      } catch (error) {
        if (error instanceof Dexie.ConstraintError) return undefined;
        throw notRecorded(error);
      }
    },

    /**
     * Writes an event, with the reply it brought, in one transaction. `undefined` when the call's state does not
     * allow the event: a reply that comes after a stop, for one.
     *
     * @throws CallError `storage-full`, `not-recorded`
     */
    async record(id: string, event: CallEvent, kept?: Kept): Promise<CallRow | undefined> {
      try {
        return await store.transaction(
          'rw',
          store.calls,
          store.replies,
          store.days,
          store.spent,
          async () => {
            const row = await store.calls.get({ id });
            if (!row || !may(row, event.type)) return undefined;
            const next = indexed(row, advance(row, event), kept?.text);
            await store.calls.put(next);
            if (kept) await store.replies.put(replyRow(id, kept));
            // Nothing happens to a call that has ended, so each is counted once.
            if (next.entry !== undefined) await countEntry(store, next.entry);
            return next;
          },
        );
      } catch (error) {
        throw notRecorded(error);
      }
    },

    /** Writes the reply of a call that has its end written down already. @throws CallError as `record` */
    async keepReply(id: string, kept: Kept): Promise<void> {
      try {
        await store.transaction('rw', store.calls, store.replies, async () => {
          const row = await store.calls.get({ id });
          if (row) await store.calls.put(indexed(row, row, kept.text));
          if (row) await store.replies.put(replyRow(id, kept));
        });
      } catch (error) {
        throw notRecorded(error);
      }
    },
  };
}

/** A call with what its indexes are made of. Only what was sent can have cost anything. */
function indexed(row: CallRow, next: Call, text: string | undefined): CallRow {
  const feedback = row.terms.filter((term) => term.startsWith('#feedback:'));
  const found = text === undefined ? row.terms : [...feedback, ...callTerms(next, text)];
  const terms = withFacets(found, next);
  const ended = !isRunning(next) && next.attempts > 0;
  return { ...next, seq: row.seq, terms, ...(ended ? { entry: ledgerEntry(next) } : {}) };
}

function notRecorded(error: unknown): CallError {
  const words = error instanceof Error ? error.message : String(error);
  const code = isFull(error) ? 'storage-full' : 'not-recorded';
  return new CallError({ code, words }, { cause: error });
}

/** Browsers and Dexie wrap a full disk in one another's errors. */
function isFull(error: unknown): boolean {
  for (let each = error, depth = 0; each instanceof Error && depth < 5; depth += 1) {
    if (each.name === 'QuotaExceededError') return true;
    each = 'inner' in each ? each.inner : each.cause;
  }
  return false;
}
