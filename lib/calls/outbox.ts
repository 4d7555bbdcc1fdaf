import type { ClientOptions } from '../client/client.ts';
import { createClient } from '../client/create-client.ts';
import { CallError, ERRORS } from '../client/error.ts';
import type { Sentiment } from '../contract/feedback.ts';
import type { Call } from './call.ts';
import { withFeedback } from './call-terms.ts';
import type { CallStore, FeedbackRow } from './store.ts';

/** Feedback is free, so it may be sent again by itself: this often, this long apart in milliseconds. */
const WAITS = [5_000, 60_000];

export interface OutboxOptions {
  store: CallStore;
  now: () => number;
  /** The service that a call went to. @throws CallError when it cannot be reached now */
  serviceOf: (service: Call['service']) => Promise<ClientOptions & { timeout: number }>;
  stayAwake: () => () => void;
  /** Asks to be woken for `deliver()` at a time in milliseconds since 1970, even in another life. */
  wakeAt: (time: number) => void;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Feedback: written down at once, delivered when possible, and never forgotten. */
export function createOutbox({ store, now, serviceOf, stayAwake, wakeAt }: OutboxOptions) {
  let delivering: Promise<void> | undefined;

  async function deliverOne(row: FeedbackRow): Promise<void> {
    try {
      const service = await serviceOf(row.service);
      const { txId, sentiment, text } = row;
      const request = { tx_id: txId, sentiment, ...(text ? { feedback: text } : {}) };
      await createClient(service).send('feedback', request, { timeout: service.timeout });
      await settle(row, { state: 'delivered', words: undefined });
    } catch (error) {
      await settle(row, afterFailure(row, error, now()));
    }
  }

  /** The person may have changed their mind while it was on its way: then the newer words wait for their own turn. */
  async function settle(row: FeedbackRow, change: Partial<FeedbackRow>): Promise<void> {
    await store.transaction('rw', store.outbox, async () => {
      const current = await store.outbox.get(row.callId);
      if (!current || current.at !== row.at) return;
      await store.outbox.put({ ...current, ...change });
      if (change.state === 'waiting' && change.nextTryAt) wakeAt(change.nextTryAt);
    });
  }

  async function deliverAll(): Promise<void> {
    const release = stayAwake();
    try {
      const due = await store.outbox.where('state').equals('waiting').toArray();
      await Promise.all(due.filter((row) => row.nextTryAt <= now()).map(deliverOne));
    } finally {
      release();
    }
  }

  /** Delivers what is due. Two callers at once share one delivery, so nothing is sent twice. */
  async function deliver(): Promise<void> {
    await delivering;
    delivering ??= deliverAll().finally(() => (delivering = undefined));
    await delivering;
  }

  return {
    deliver,

    /** @throws CallError `invalid-request` when the call has no transaction to give feedback on */
    async give(callId: string, sentiment: Sentiment, text: string): Promise<void> {
      const call = await store.calls.get({ id: callId });
      if (!call?.txId) throw new CallError({ code: 'invalid-request', field: 'tx_id' });
      const { txId, service } = call;
      const at = now();
      const row = {
        callId,
        txId,
        service,
        sentiment,
        text,
        state: 'waiting',
        tries: 0,
        nextTryAt: at,
        at,
      } as const;
      await store.transaction('rw', store.outbox, store.calls, async () => {
        await store.outbox.put(row);
        await markCall(store, callId, sentiment);
      });
      void deliver();
    },

    /** Takes back what is not delivered yet; delivered feedback stays, for the service has it. */
    async withdraw(callId: string): Promise<void> {
      await store.transaction('rw', store.outbox, store.calls, async () => {
        const row = await store.outbox.get(callId);
        if (!row || row.state === 'delivered') return;
        await store.outbox.delete(callId);
        await markCall(store, callId, undefined);
      });
    },

    /** Tries again what was given up. */
    async retry(callId: string): Promise<void> {
      await store.outbox
        .where({ callId })
        .modify({ state: 'waiting', tries: 0, nextTryAt: now(), words: undefined });
      void deliver();
    },
  };
}

/** The list of earlier calls is filtered by feedback, so the call is found by it too. */
async function markCall(store: CallStore, id: string, sentiment: Sentiment | undefined): Promise<void> {
  await store.calls.where({ id }).modify((call) => {
    call.terms = withFeedback(call.terms, sentiment);
  });
}

function afterFailure(row: FeedbackRow, error: unknown, now: number): Partial<FeedbackRow> {
  const { code, words } =
    error instanceof CallError ? error.detail : { code: undefined, words: String(error) };
  const tries = row.tries + 1;
  const wait = WAITS[tries - 1];
  // A refusal will be one again; what got lost on the way may get through.
  const final =
    wait === undefined || (code !== undefined && code !== 'rate-limited' && ERRORS[code].charged === 'no');
  return final
    ? { state: 'refused', tries, words: words ?? code }
    : { tries, state: 'waiting', nextTryAt: now + wait };
}
