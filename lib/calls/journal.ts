import { Dexie } from 'dexie';
import type { Json } from '../contract/shared.ts';
import { CallError } from '../client/error.ts';
import { advance, may } from './call.ts';
import type { Call, CallEvent } from './call.ts';
import type { CallRow, CallStore } from './store.ts';

/** What is kept of a reply beside the call. */
interface Kept {
  reply: object | undefined;
  raw: string;
  status: number;
}

export type Journal = ReturnType<typeof createJournal>;

/** Writes what happens to calls: each event is one strict transaction, and the state machine decides what may happen. */
export function createJournal(store: CallStore) {
  return {
    /**
     * Writes a new call down; `undefined` when its id is already there: a second click is the same call.
     *
     * @throws CallError `not-recorded`
     */
    async open(call: Call): Promise<CallRow | undefined> {
      try {
        const seq = await store.calls.add(call);
        return { ...call, seq };
      } catch (error) {
        if (error instanceof Dexie.ConstraintError) return undefined;
        throw notRecorded(error);
      }
    },

    /**
     * Writes an event, with the reply it brought, in one transaction. `undefined` when the call's state does not
     * allow the event: a reply that comes after a stop, for one.
     *
     * @throws CallError `not-recorded`
     */
    async record(id: string, event: CallEvent, kept?: Kept): Promise<CallRow | undefined> {
      try {
        return await store.transaction('rw', store.calls, store.replies, async () => {
          const row = await store.calls.get({ id });
          if (!row || !may(row, event.type)) return undefined;
          const next: CallRow = { ...advance(row, event), seq: row.seq };
          await store.calls.put(next);
          if (kept) await store.replies.put(replyRow(id, kept));
          return next;
        });
      } catch (error) {
        throw notRecorded(error);
      }
    },
  };
}

function replyRow(id: string, { reply, raw, status }: Kept) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it came from JSON.parse (client)
  return { id, raw, status, ...(reply ? { reply: reply as Json } : {}) };
}

function notRecorded(error: unknown): CallError {
  const words = error instanceof Error ? error.message : String(error);
  return new CallError({ code: 'not-recorded', words }, { cause: error });
}
