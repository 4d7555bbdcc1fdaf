import type { MicroDollars } from '../money.ts';

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
  /** The price of the dearest call. */
  dearest: MicroDollars;
}

export const NOTHING_SPENT: Spending = { known: 0, unknown: 0, hosted: 0, device: 0, dearest: 0 };

/** Both together. */
export function addTo(sum: Spending, more: Spending): Spending {
  return {
    known: sum.known + more.known,
    unknown: sum.unknown + more.unknown,
    hosted: sum.hosted + more.hosted,
    device: sum.device + more.device,
    dearest: Math.max(sum.dearest, more.dearest),
  };
}
