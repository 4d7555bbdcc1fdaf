import { monthOf } from './day.ts';
import { parseEntry } from './ledger-entry.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { MicroDollars } from './money.ts';
import type { CallStore } from './store.ts';

/** What some calls came to. Unknown amounts are counted, never added as zero; this device is free and counted apart. */
export interface Spending {
  /** Whole micro-dollars. */
  known: MicroDollars;
  /** Calls that may have been charged, nobody here knows what. */
  unknown: number;
  /** Calls to a hosted service. */
  hosted: number;
  /** Calls that this device answered. */
  device: number;
}

export const NOTHING_SPENT: Spending = { known: 0, unknown: 0, hosted: 0, device: 0 };

/**
 * The entries of all calls that have ended, deleted ones too.
 *
 * @param since the beginning of a day, such as `2026-11` or `2026-11-21`; '' for all
 */
export async function readLedger(store: CallStore, since = ''): Promise<LedgerEntry[]> {
  const keys = await Promise.all(
    [store.calls, store.spent].map((table) => table.where('entry').startsWith(since).keys()),
  );
  return keys.flat().flatMap((key) => (typeof key === 'string' ? (parseEntry(key) ?? []) : []));
}

/** Adds entries up. */
export function addUp(entries: readonly LedgerEntry[]): Spending {
  const sum = { ...NOTHING_SPENT };
  for (const entry of entries) addTo(sum, entry);
  return sum;
}

/** How the ledger can be divided. */
export const DIVISIONS = {
  day: (entry: LedgerEntry) => entry.day,
  month: (entry: LedgerEntry) => monthOf(entry.day),
  operation: (entry: LedgerEntry) => entry.operation,
  site: (entry: LedgerEntry) => entry.site,
} as const;
export type Division = keyof typeof DIVISIONS;

/** The sums of each day, month, operation or site, in the order in which their names are first met. */
export function divide(entries: readonly LedgerEntry[], by: Division): Map<string, Spending> {
  const sums = new Map<string, Spending>();
  for (const entry of entries) {
    const name = DIVISIONS[by](entry);
    const sum = sums.get(name) ?? { ...NOTHING_SPENT };
    addTo(sum, entry);
    sums.set(name, sum);
  }
  return sums;
}

function addTo(sum: Spending, { service, cost }: LedgerEntry): void {
  if (service === '') {
    sum.device += 1;
    return;
  }
  sum.hosted += 1;
  if (cost === null) sum.unknown += 1;
  else sum.known += cost;
}
