import { text } from '#lib/browser/text.ts';
import type { Spending } from '#lib/calls/ledger/spending.ts';
import { formatDollars } from '#lib/calls/money.ts';

/** A sum in words: unknown amounts are named, never left out. */
export function spendingWords({ known, unknown }: Spending): string {
  return unknown === 0 ? formatDollars(known) : text('usagePlusUnknown', formatDollars(known), unknown);
}
