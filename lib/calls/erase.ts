import { isRunning } from './call.ts';
import { FACETS, withFacets } from './call-terms.ts';
import type { CallStore } from './store.ts';

/** What to delete: one call, those of a day (`YYYY-MM-DD`) or of a site (its host), or all. */
export type Erasure =
  { what: 'call'; id: string } | { what: 'day' | 'site'; value: string } | { what: 'all' };

/** Calls deleted in one transaction. */
const BATCH = 500;

/**
 * Deletes calls with all that was asked and answered. What they cost stays spent: a line without contents is kept
 * for the ledger. Calls that still run are left alone, and pinned ones too unless they are named one by one.
 *
 * @returns the ids of the deleted calls
 */
export async function eraseCalls(store: CallStore, erasure: Erasure): Promise<string[]> {
  const keys = await keysOf(store, erasure);
  const erased: string[] = [];
  for (let at = 0; at < keys.length; at += BATCH) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction after the other, so that the store stays usable
    erased.push(...(await eraseBatch(store, keys.slice(at, at + BATCH), erasure.what === 'call')));
  }
  return erased;
}

/** Pins a call or lets go of it. */
export async function pinCall(store: CallStore, id: string, pinned: boolean): Promise<void> {
  await store.transaction('rw', store.calls, async () => {
    const call = await store.calls.get({ id });
    if (!call) return;
    const { pinned: _, ...rest } = call;
    const next = pinned ? { ...call, pinned: true as const } : rest;
    await store.calls.put({ ...next, terms: withFacets(call.terms, next) });
  });
}

function keysOf(store: CallStore, erasure: Erasure): Promise<number[]> {
  switch (erasure.what) {
    case 'call':
      return store.calls.where({ id: erasure.id }).primaryKeys();
    case 'day':
      return store.calls.where('terms').equals(FACETS.day(erasure.value)).primaryKeys();
    case 'site':
      return store.calls.where('terms').equals(FACETS.site(erasure.value)).primaryKeys();
    case 'all':
      return store.calls.toCollection().primaryKeys();
  }
}

function eraseBatch(store: CallStore, keys: readonly number[], named: boolean): Promise<string[]> {
  return store.transaction('rw', store.calls, store.replies, store.outbox, store.spent, async () => {
    const rows = (await store.calls.bulkGet([...keys])).filter((row) => row !== undefined);
    const doomed = rows.filter((row) => !isRunning(row) && (named || row.pinned !== true));
    const ids = doomed.map(({ id }) => id);
    const entries = doomed.flatMap(({ entry }) => (entry === undefined ? [] : [{ entry }]));
    await store.spent.bulkAdd(entries);
    await store.replies.bulkDelete(ids);
    await store.outbox.bulkDelete(ids);
    await store.calls.bulkDelete(doomed.map(({ seq }) => seq));
    return ids;
  });
}
