import { attemptCall } from './attempt.ts';
import type { AttemptOptions } from './attempt.ts';
import { callSchema } from './call.ts';
import type { Call } from './call.ts';
import { createClearance } from './clearance.ts';
import type { Check } from './clearance.ts';
import { createJournal } from './journal.ts';
import { createLanes } from './lanes.ts';
import { endOf, leftBehind, mayGoOn } from './left-behind.ts';
import type { CallRow, CallStore } from './store.ts';
import { tryTwice } from './try-twice.ts';
import { commit, save } from './unsaved.ts';

export interface RunnerOptions extends Omit<
  AttemptOptions,
  'journal' | 'lanes' | 'readingLanes' | 'clearance'
> {
  store: CallStore;
  /** Whether a call to a hosted service may go beside those on their way. @throws CallError when it may not go */
  mayGo: Check;
  /** Names this life of the browser, which outlasts the background's. */
  life: () => Promise<string>;
  /** Holds the background awake until the returned function is called. */
  stayAwake: () => () => void;
  /** Told when the outcome of a call could not be written down. */
  report: (error: unknown) => void;
}

export type Runner = ReturnType<typeof createRunner>;

/** Runs calls: written down before they are sent, committed with their reply and cost, never sent twice unasked. */
export function createRunner(options: RunnerOptions) {
  const { store, now, unsaved } = options;
  const journal = createJournal(store);
  const lanes = { lanes: createLanes(), readingLanes: createLanes() };
  const clearance = createClearance(options.mayGo);
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
      while (next) next = await attemptCall({ ...options, ...lanes, journal, clearance }, next, signal);
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
      row = await tryTwice(async () =>
        journal.open(callSchema.parse({ ...call, life: await options.life() })),
      );
    } finally {
      if (!row) running.delete(call.id);
    }
    return row;
  }

  return {
    /**
     * Starts a call. The same id again is the same call.
     *
     * @throws CallError `storage-full`, `not-recorded` when it cannot be written down; nothing was sent then
     */
    async start(call: Call): Promise<void> {
      const controller = claim(call.id);
      if (!controller) return;
      const row = await open(call);
      if (row) void run(row, controller);
    },

    /** Stops a call that still runs. What was sent may still be charged. */
    async stop(id: string): Promise<void> {
      try {
        await commit(journal, unsaved, id, { type: 'cancel', at: now() });
      } finally {
        running.get(id)?.abort();
      }
    },

    /** Writes down what could not be written before. @throws CallError `storage-full`, `not-recorded` */
    async save(id: string): Promise<void> {
      const row = (await unsaved.all()).find((each) => each.id === id);
      if (row) await save(journal, unsaved, row);
    },

    /** Sets right what an earlier life left behind, and goes on, in order, with what waits for its turn. */
    async resume(): Promise<void> {
      for (const row of await leftBehind(options, journal)) {
        const controller = claim(row.id);
        if (!controller) continue;
        // oxlint-disable-next-line no-await-in-loop -- the order of the calls is the order of their lanes
        if (await mayGoOn(options, row)) void run(row, controller);
        else {
          running.delete(row.id);
          // oxlint-disable-next-line no-await-in-loop -- as above
          await journal.record(row.id, endOf(row, now()));
        }
      }
    },
  };
}
