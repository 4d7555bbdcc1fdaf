import type { CallStore } from './store.ts';

/** Why the store of calls cannot be used: a newer version wrote it, or the browser does not open it. */
export type StoreTrouble = 'newer' | 'closed';

/** What is wrong with the store; nothing when it can be used. */
export async function findTrouble(store: CallStore): Promise<StoreTrouble | undefined> {
  try {
    await store.open();
    return isNewer(store) ? 'newer' : undefined;
  } catch {
    // Why a browser refuses differs from browser to browser; what can be done about it does not.
    return 'closed';
  }
}

/** Dexie opens tables of a newer version as they are; what this version wrote into them could not be read there. */
export function isNewer(store: CallStore): boolean {
  // Dexie multiplies its version numbers by ten.
  return store.backendDB().version > Math.round(store.declaredVersion * 10);
}
