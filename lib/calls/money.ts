/** Money inside Sidelight: whole micro-dollars, or `null` when the amount is not known. Never a guess, never 0 for unknown. */
export type MicroDollars = number;

export interface Cost {
  total: MicroDollars | null;
  search: MicroDollars | null;
  ai: MicroDollars | null;
}

export const NO_COST: Cost = { total: 0, search: 0, ai: 0 };
export const UNKNOWN_COST: Cost = { total: null, search: null, ai: null };

/** The largest amount kept: above it a number of dollars is no price but a mistake. */
const MAX_DOLLARS = 1e9;

/** Dollars as a service writes them → micro-dollars, at least one if it was anything; what is no amount → `null`. */
export function microDollars(dollars: number | undefined): MicroDollars | null {
  if (dollars === undefined || !Number.isFinite(dollars) || dollars < 0 || dollars > MAX_DOLLARS) return null;
  return dollars === 0 ? 0 : Math.max(1, Math.round(dollars * 1e6));
}

/** Micro-dollars → text such as `$0.0145`, `$12.30`, `< $0.0001`. */
export function formatDollars(amount: MicroDollars): string {
  if (amount === 0) return '$0';
  if (amount < 100) return '< $0.0001';
  const dollars = amount / 1e6;
  const digits = dollars >= 1 ? 2 : 4;
  return `$${dollars.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: digits })}`;
}
