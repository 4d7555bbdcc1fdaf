import { MAX_URLS, webAddressSchema } from '../contract/contents.ts';
import { addressKey } from './address-key.ts';

/** Addresses that one reading takes. */
export const MAX_ADDRESSES = 300;

/** Why an address is not sent. */
export const PLAN_FAULTS = ['not-address', 'not-web', 'with-name', 'duplicate', 'too-many'] as const;
export type PlanFault = (typeof PLAN_FAULTS)[number];

/** One address that a person named, and whether it can be sent. `url` is its normal form, where it has one. */
export interface PlannedRow {
  named: string;
  url: string;
  fault?: PlanFault | undefined;
}

/** What becomes of each address before anything is sent: ready, named twice, or unreadable with the reason. */
export function planRead(addresses: readonly string[]): PlannedRow[] {
  const seen = new Set<string>();
  return addresses.map((named) => {
    const url = URL.canParse(named) ? new URL(named).href : named;
    const fault = faultOf(named, seen);
    if (fault === undefined) seen.add(addressKey(url));
    return fault === undefined ? { named, url } : { named, url, fault };
  });
}

function faultOf(named: string, seen: ReadonlySet<string>): PlanFault | undefined {
  if (!URL.canParse(named)) return 'not-address';
  if (seen.has(addressKey(named))) return 'duplicate';
  if (!webAddressSchema.safeParse(named).success)
    return /^https?:$/.test(new URL(named).protocol) ? 'with-name' : 'not-web';
  return seen.size >= MAX_ADDRESSES ? 'too-many' : undefined;
}

/** The addresses that can be sent. */
export function readyUrls(rows: readonly PlannedRow[]): string[] {
  return rows.filter(({ fault }) => fault === undefined).map(({ url }) => url);
}

/** Addresses as requests take them: ten at a time. */
export function batchesOf(urls: readonly string[]): string[][] {
  const batches = [];
  for (let index = 0; index < urls.length; index += MAX_URLS)
    batches.push(urls.slice(index, index + MAX_URLS));
  return batches;
}
