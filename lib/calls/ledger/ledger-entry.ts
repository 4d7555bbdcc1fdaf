import type { Call, CallOperation } from '../call.ts';
import { dayOf } from '../day.ts';
import type { MicroDollars } from '../money.ts';
import { hostOf, siteOf } from '../site.ts';

/** What the ledger needs of a call. */
export interface LedgerEntry {
  /** `YYYY-MM-DD` by the calendar of this device when it was asked. */
  day: string;
  operation: CallOperation;
  /** The host of the hosted service; '' for this device, which is free. */
  service: string;
  /** `null`: it may have been charged, and only the service knows what. */
  cost: MicroDollars | null;
  site: string;
}

const OPERATIONS: Record<CallOperation, true> = { answer: true, contents: true, deepsearch: true };

/**
 * A call's line in the ledger as one text: it is an index of the calls, so a month is added up from the index alone,
 * without reading one call, and nothing is stored twice.
 */
export function ledgerEntry(call: Call): string {
  const service = call.service.kind === 'hosted' ? hostOf(call.service.address) : '';
  return [dayOf(call.createdAt), call.operation, service, call.cost.total ?? '?', siteOf(call)].join(' ');
}

/** The entry that a text stands for; `undefined` when the text is damaged. */
export function parseEntry(text: string): LedgerEntry | undefined {
  const [day = '', operation = '', service, amount, site, ...more] = text.split(' ');
  if (service === undefined || amount === undefined || site === undefined || more.length > 0)
    return undefined;
  if (!isOperation(operation)) return undefined;
  const cost = amount === '?' ? null : Number(amount);
  return Number.isNaN(cost) ? undefined : { day, operation, service, cost, site };
}

function isOperation(name: string): name is CallOperation {
  return Object.hasOwn(OPERATIONS, name);
}
