import { CallError } from '../client/error.ts';
import { dayOf, monthOf } from './day.ts';
import { parseEntry } from './ledger-entry.ts';
import { addUp, readLedger } from './ledger.ts';
import type { Spending } from './ledger.ts';
import type { CallStore } from './store.ts';

/** Limits that the person set, in dollars; `null` where there is none. */
export interface Limits {
  day: number | null;
  month: number | null;
  /** A call that costs more than this stops the next one until the person has seen it. */
  call: number | null;
}

/** How much of a limit is used up. */
export interface LimitUse {
  period: 'day' | 'month';
  /** Dollars. */
  limit: number;
  spending: Spending;
  state: 'free' | 'near' | 'reached';
}

/** A warning comes at this part of a limit. */
const NEAR = 0.8;

/** The limits that are set, and what is used of each at a moment in milliseconds since 1970. */
export async function readLimits(store: CallStore, limits: Limits, now: number): Promise<LimitUse[]> {
  if (limits.day === null && limits.month === null) return [];
  const today = dayOf(now);
  const month = await readLedger(store, monthOf(today));
  const spent = { day: addUp(month.filter(({ day }) => day === today)), month: addUp(month) };
  return (['day', 'month'] as const).flatMap((period) => {
    const limit = limits[period];
    return limit === null ? [] : [limitUse(period, limit, spent[period])];
  });
}

function limitUse(period: 'day' | 'month', limit: number, spending: Spending): LimitUse {
  const part = spending.known / (limit * 1e6);
  // A limit of nothing is reached before anything is spent: 0 / 0 is no part of anything.
  const state = limit === 0 || part >= 1 ? 'reached' : part >= NEAR ? 'near' : 'free';
  return { period, limit, spending, state };
}

/**
 * Lets a call to a hosted service pass, or stops it before anything is sent.
 *
 * @throws CallError `limit-reached` with the period as its words, or `price-alarm` with the dollars of the call before
 */
export async function checkLimits(store: CallStore, limits: Limits, now: number): Promise<void> {
  const reached = (await readLimits(store, limits, now)).find(({ state }) => state === 'reached');
  if (reached) throw new CallError({ code: 'limit-reached', field: reached.period });
  const last = limits.call === null ? undefined : await lastPrice(store);
  if (limits.call !== null && last !== undefined && last > limits.call * 1e6) {
    throw new CallError({ code: 'price-alarm', field: String(last) });
  }
}

/** What the newest of the calls that has a price did cost, in micro-dollars. */
async function lastPrice(store: CallStore): Promise<number | undefined> {
  const row = await store.calls
    .orderBy('seq')
    // oxlint-disable-next-line unicorn/no-array-reverse -- a query, not an array
    .reverse()
    .filter((call) => Boolean(call.entry && parseEntry(call.entry)?.service) && Boolean(call.cost.total))
    .limit(1)
    .first();
  return row?.cost.total ?? undefined;
}
