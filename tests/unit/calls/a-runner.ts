import { vi } from 'vitest';
import { createRunner } from '#lib/calls/runner.ts';
import type { RunnerOptions } from '#lib/calls/runner.ts';
import type { CallStore } from '#lib/calls/store.ts';
import type { Unsaved, UnsavedRow } from '#lib/calls/unsaved.ts';
import type { Fetch } from '#lib/contract/index.ts';

/** An answer as a service gives it. */
export const reply = {
  success: true,
  ai_tx_id: 'tx-1',
  contents: 'It is 96 metres high.',
  data_type: 'unstructured',
  search_results: [],
  cost: { total_deduction_dollars: 0.0145, search_deduction_dollars: 0.012, ai_deduction_dollars: 0.0025 },
};

export const hosted = { kind: 'hosted', address: 'http://service.test' } as const;

/** A runner over a store, with its surroundings played. */
export function runnerOver(store: CallStore, fetch: Fetch, change: Partial<RunnerOptions> = {}) {
  const report = vi.fn<(error: unknown) => void>();
  const wakeAt = vi.fn<(time: number) => void>();
  let awake = 0;
  const runner = createRunner({
    store,
    bootId: 'this-life',
    now: () => 1_000,
    ticks: () => performance.now(),
    prepare: async () => ({ fetch, baseUrl: hosted.address, timeout: 5_000 }),
    mayGo: async () => 'go',
    stayAwake: () => {
      awake += 1;
      return () => (awake -= 1);
    },
    wakeAt,
    report,
    unsaved: inMemory(),
    online: async () => true,
    life: async () => 'this-browser',
    ...change,
  });
  return { ...runner, report, wakeAt, awake: () => awake };
}

/** What a browser keeps for as long as it lives. */
export function inMemory(): Unsaved & { rows: Map<string, UnsavedRow> } {
  const rows = new Map<string, UnsavedRow>();
  return {
    rows,
    put: async (row) => void rows.set(row.id, row),
    all: async () => [...rows.values()],
    remove: async (id) => void rows.delete(id),
  };
}

/** The call of an id, once it has ended. */
export const endedIn = (store: CallStore, id: string) =>
  vi.waitFor(async () => {
    const call = await store.calls.get({ id });
    if (!call || call.state === 'waiting' || call.state === 'sent') throw new Error(`still ${call?.state}`);
    return call;
  });
