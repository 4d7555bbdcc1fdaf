import { attemptCall } from './attempt.ts';
import type { AttemptOptions } from './attempt.ts';
import { callSchema } from './call.ts';
import type { Call } from './call.ts';
import { createJournal } from './journal.ts';
import type { CallRow, CallStore } from './store.ts';

export interface RunnerOptions extends Omit<AttemptOptions, 'journal'> {
  store: CallStore;
  /** Holds the background awake until the returned function is called. */
  stayAwake: () => () => void;
  /** Told when the outcome of a call could not be written down. */
  report: (error: unknown) => void;
}

export type Runner = ReturnType<typeof createRunner>;

/** Runs calls: written down before they are sent, committed with their reply and cost, never sent twice unasked. */
export function createRunner(options: RunnerOptions) {
  const { store, now } = options;
  const journal = createJournal(store);
  const running = new Map<string, AbortController>();

  /** Marks a call as running before anything is awaited, so that `resume` never takes it for a predecessor's. */
  function claim(id: string): AbortController | undefined {
    if (running.has(id)) return undefined;
    const controller = new AbortController();
    running.set(id, controller);
    return controller;
  }

  async function run(row: CallRow, { signal }: AbortController): Promise<void> {
    const release = options.stayAwake();
    try {
      let next: CallRow | undefined = row;
      // oxlint-disable-next-line no-await-in-loop -- each try follows from the one before
      while (next) next = await attemptCall({ ...options, journal }, next, signal);
    } catch (error) {
      options.report(error);
    } finally {
      running.delete(row.id);
      release();
    }
  }

  async function open(call: Call): Promise<CallRow | undefined> {
    let row: CallRow | undefined;
    try {
      row = await journal.open(callSchema.parse(call));
    } finally {
      if (!row) running.delete(call.id);
    }
    return row;
  }

  async function setRight(call: CallRow): Promise<void> {
    const controller = claim(call.id);
    if (!controller) return;
    if (call.state === 'waiting' && call.notBefore !== undefined) {
      void run(call, controller);
      return;
    }
    running.delete(call.id);
    if (call.state === 'sent') await journal.record(call.id, { type: 'interrupt', at: now() });
    else await journal.record(call.id, { type: 'fail', at: now(), error: { code: 'never-sent' } });
  }

  return {
    /**
     * Starts a call. The same id again is the same call.
     *
     * @throws CallError `not-recorded` when it cannot be written down; nothing was sent then
     */
    async start(call: Call): Promise<void> {
      const controller = claim(call.id);
      if (!controller) return;
      const row = await open(call);
      if (row) void run(row, controller);
    },

    /** Stops a call that still runs. What was sent may still be charged. */
    async stop(id: string): Promise<void> {
      await journal.record(id, { type: 'cancel', at: now() });
      running.get(id)?.abort();
    },

    /** Sets right what an earlier life left behind, and goes on with what waits for its time. */
    async resume(): Promise<void> {
      const left = await store.calls.where('state').anyOf('waiting', 'sent').toArray();
      await Promise.all(left.map(setRight));
    },
  };
}
