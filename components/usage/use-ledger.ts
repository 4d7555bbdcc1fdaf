import { useLiveQuery } from 'dexie-react-hooks';
import { useCallStore } from '#components/call/call-store-context.ts';
import { readLedger } from '#lib/calls/ledger.ts';
import type { LedgerEntry } from '#lib/calls/ledger-entry.ts';

/** Every entry of the ledger, live. Undefined until it is read. */
export function useLedger(): LedgerEntry[] | undefined {
  const store = useCallStore();
  return useLiveQuery(() => readLedger(store), [store]);
}
