import { MAX_URLS, webAddressSchema } from '../contract/contents.ts';
import { isPrivate } from '../page/is-private.ts';
import { whyUnreadable } from '../page/page-info.ts';
import { addressKey } from './address-key.ts';

/** Addresses that one reading takes. */
export const MAX_ADDRESSES = 300;

/** Why an address is not sent. */
export const PLAN_FAULTS = [
  'not-address',
  'not-web',
  'local-file',
  'store',
  'with-name',
  'duplicate',
  'too-many',
] as const;
export type PlanFault = (typeof PLAN_FAULTS)[number];

/** Who reads: this device, or a hosted service at an address. */
export interface ReadBy {
  kind: 'device' | 'hosted';
  address: string;
}

/** One address that a person named, and whether it can be sent. `url` is its normal form, where it has one. */
export interface PlannedRow {
  named: string;
  url: string;
  fault?: PlanFault | undefined;
}

/** What becomes of each address before anything is sent: ready, named twice, or unreadable with the reason. */
export function planRead(addresses: readonly string[], by: ReadBy['kind'] = 'device'): PlannedRow[] {
  const seen = new Set<string>();
  return addresses.map((named) => {
    const url = URL.canParse(named) ? new URL(named).href : named;
    const fault = faultOf(named, seen, by);
    if (fault === undefined) seen.add(addressKey(url));
    return fault === undefined ? { named, url } : { named, url, fault };
  });
}

function faultOf(named: string, seen: ReadonlySet<string>, by: ReadBy['kind']): PlanFault | undefined {
  if (!URL.canParse(named)) return 'not-address';
  if (seen.has(addressKey(named))) return 'duplicate';
  const { protocol } = new URL(named);
  if (protocol === 'file:') return 'local-file';
  if (!/^https?:$/.test(protocol)) return 'not-web';
  if (!webAddressSchema.safeParse(named).success) return 'with-name';
  // Browsers keep extensions out of their stores, whatever permission they have.
  if (by === 'device' && whyUnreadable(named) === 'store') return 'store';
  return seen.size >= MAX_ADDRESSES ? 'too-many' : undefined;
}

/** The addresses that can be sent. */
export function readyUrls(rows: readonly PlannedRow[]): string[] {
  return rows.filter(({ fault }) => fault === undefined).map(({ url }) => url);
}

/** The addresses by who reads them: those in a private network the hosted service does not reach, but this device does. */
export function readersOf(
  urls: readonly string[],
  { kind, address }: ReadBy,
): Record<ReadBy['kind'], string[]> {
  const isNear = (url: string) => kind === 'device' || (isPrivate(url) && !isPrivate(address));
  return { hosted: urls.filter((url) => !isNear(url)), device: urls.filter(isNear) };
}

/** Addresses as requests take them: ten at a time. */
export function batchesOf(urls: readonly string[]): string[][] {
  const batches = [];
  for (let index = 0; index < urls.length; index += MAX_URLS)
    batches.push(urls.slice(index, index + MAX_URLS));
  return batches;
}
