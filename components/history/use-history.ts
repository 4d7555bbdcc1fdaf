import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useCallStore } from '#components/call/call-store-context.ts';
import { readHistory, readSites } from '#lib/calls/history.ts';
import type { HistoryFilter, HistoryPage } from '#lib/calls/history.ts';

/** The newest calls that fit, live. While a new search runs, what was found before stays. */
export function useHistory(filter: HistoryFilter, limit: number): HistoryPage | undefined {
  const store = useCallStore();
  const asked = JSON.stringify(filter);
  const page = useLiveQuery(() => readHistory(store, filter, limit), [store, asked, limit]);
  const [shown, setShown] = useState(page);
  if (page !== undefined && page !== shown) setShown(page);
  return page ?? shown;
}

/** The sites that earlier calls were about. */
export function useSites(): string[] {
  const store = useCallStore();
  return useLiveQuery(() => readSites(store), [store]) ?? [];
}
