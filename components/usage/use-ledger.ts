import { useLiveQuery } from 'dexie-react-hooks';
import { useCallStore } from '#components/call/call-store-context.ts';
import { readLedger } from '#lib/calls/ledger/ledger-day.ts';
import type { LedgerLine } from '#lib/calls/ledger/ledger-day.ts';

/** Every line of the ledger, live. Undefined until it is read. */
export function useLedger(): LedgerLine[] | undefined {
  const store = useCallStore();
  return useLiveQuery(() => readLedger(store), [store]);
}
