import { storage } from 'wxt/utils/storage';
import { isRunning } from '#lib/calls/call.ts';
import type { CallStore } from '#lib/calls/store.ts';
import { giveBackPermissions } from '../permissions.ts';
import type { Vault } from '../vault.ts';

interface Everything {
  store: CallStore;
  vault: Vault;
  /** Forgets every page of the library. */
  forgetPages: () => Promise<unknown>;
  stop: (id: string) => Promise<void>;
}

/**
 * Makes Sidelight as it was on the first day: no key, no call and nothing spent, no page, no setting, no lens, and
 * nothing that it may reach. Each part is forgotten, whatever becomes of the others. Rejects with the first failure.
 */
export async function forgetEverything({ store, vault, forgetPages, stop }: Everything): Promise<void> {
  // The key first; and a call that still runs would be written down again.
  const parts = [
    () => vault.forgetAll(),
    () => stopAll(store, stop),
    () => emptyTables(store),
    () => storage.clear('local'),
    () => storage.clear('session'),
    forgetPages,
    giveBackPermissions,
  ];
  const failures: unknown[] = [];
  for (const part of parts) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await part().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

async function stopAll(store: CallStore, stop: Everything['stop']): Promise<void> {
  const calls = await store.calls.where('state').anyOf('waiting', 'sent').toArray();
  await Promise.all(calls.filter(isRunning).map(({ id }) => stop(id)));
}

function emptyTables(store: CallStore): Promise<void> {
  return store.transaction('rw', store.tables, async () => {
    await Promise.all(store.tables.map((table) => table.clear()));
  });
}
