import { monthOf } from '../day.ts';
import type { LedgerLine } from './ledger-day.ts';
import { addTo, NOTHING_SPENT } from './spending.ts';
import type { Spending } from './spending.ts';

/** Adds lines up. */
export function addUp(lines: readonly LedgerLine[]): Spending {
  return lines.reduce<Spending>(addTo, NOTHING_SPENT);
}

/** How the ledger can be divided. */
export const DIVISIONS = {
  day: (line: LedgerLine) => line.day,
  month: (line: LedgerLine) => monthOf(line.day),
  operation: (line: LedgerLine) => line.operation,
  site: (line: LedgerLine) => line.site,
} as const;
export type Division = keyof typeof DIVISIONS;

/** The sums of each day, month, operation or site, in the order in which their names are first met. */
export function divide(lines: readonly LedgerLine[], by: Division): Map<string, Spending> {
  const sums = new Map<string, Spending>();
  for (const line of lines) {
    const name = DIVISIONS[by](line);
    sums.set(name, addTo(sums.get(name) ?? NOTHING_SPENT, line));
  }
  return sums;
}
