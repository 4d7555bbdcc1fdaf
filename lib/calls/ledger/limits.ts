import { CallError } from '../../client/error.ts';
import type { Call } from '../call.ts';
import { FACETS } from '../call-terms.ts';
import { dayOf, monthOf } from '../day.ts';
import { readLedger } from './ledger-day.ts';
import type { LedgerLine } from './ledger-day.ts';
import { addUp } from './ledger.ts';
import { microDollars } from '../money.ts';
import type { MicroDollars } from '../money.ts';
import type { Spending } from './spending.ts';
import type { CallStore } from '../store.ts';

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

/** Whether a call may be sent now, or only when one that is on its way has come back with its price. */
export type Clearance = 'go' | 'wait';

/** A warning comes at this part of a limit. */
const NEAR = 0.8;

/** The limits that are set, and what is used of each at a moment in milliseconds since 1970. */
export async function readLimits(store: CallStore, limits: Limits, now: number): Promise<LimitUse[]> {
  return usesOf(limits, await readMonth(store, limits, now), now);
}

/** The month's lines where a limit is set: only then do they matter. */
async function readMonth(store: CallStore, { day, month }: Limits, now: number): Promise<LedgerLine[]> {
  return day === null && month === null ? [] : readLedger(store, monthOf(dayOf(now)));
}

function usesOf(limits: Limits, lines: readonly LedgerLine[], now: number): LimitUse[] {
  const today = dayOf(now);
  const spent = { day: addUp(lines.filter(({ day }) => day === today)), month: addUp(lines) };
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
 * Lets a call to a hosted service pass, has it wait, or stops it before anything is sent. It waits while those on
 * their way may use up what is left of a limit: many asked at once spend no more than one after the other.
 *
 * @param onTheWay the calls to hosted services that are sent and have not come back
 * @throws CallError `limit-reached` with the period as its words, or `price-alarm` with the dollars of the call before
 */
export async function checkLimits(
  store: CallStore,
  limits: Limits,
  now: number,
  onTheWay: readonly Call[] = [],
): Promise<Clearance> {
  const month = await readMonth(store, limits, now);
  const uses = usesOf(limits, month, now);
  const reached = uses.find(({ state }) => state === 'reached');
  if (reached) throw new CallError({ code: 'limit-reached', field: reached.period });
  const last = limits.call === null ? undefined : await lastPrice(store);
  if (limits.call !== null && last !== undefined && last > limits.call * 1e6) {
    throw new CallError({ code: 'price-alarm', field: String(last) });
  }
  const pending = sumOf(onTheWay.map((call) => mostOf(call, month)));
  return uses.every(({ limit, spending }) => leavesRoom(limit * 1e6 - spending.known, pending))
    ? 'go'
    : 'wait';
}

/** Where nobody can say what those on their way will cost, there is room only when there are none. */
function leavesRoom(left: MicroDollars, pending: MicroDollars | null): boolean {
  return pending !== null && pending < left;
}

/**
 * The most that a call on its way is taken to cost: what it allows itself, else the dearest call of its operation
 * this month; `null` when there is neither. `data_max_price` bounds a part of an answer's price only, so it is none.
 */
export function mostOf(call: Call, month: readonly LedgerLine[]): MicroDollars | null {
  const allowed = call.operation === 'deepsearch' ? microDollars(call.request.max_price) : null;
  if (allowed !== null) return allowed;
  const alike = addUp(month.filter(({ operation }) => operation === call.operation));
  return alike.dearest === 0 ? null : alike.dearest;
}

function sumOf(amounts: readonly (MicroDollars | null)[]): MicroDollars | null {
  return amounts.reduce<MicroDollars | null>(
    (sum, amount) => (sum === null || amount === null ? null : sum + amount),
    0,
  );
}

/** What the newest of the calls that has a price did cost, in micro-dollars. */
async function lastPrice(store: CallStore): Promise<number | undefined> {
  const row = await store.calls.where('terms').equals(FACETS.cost('paid')).last();
  return row?.cost.total ?? undefined;
}
