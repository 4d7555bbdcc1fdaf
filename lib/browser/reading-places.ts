import { storage } from 'wxt/utils/storage';
import { z } from '#lib/contract/zod.ts';
import { addressKey } from '../reads/address-key.ts';

const placesSchema = z.record(z.string(), z.object({ share: z.number().min(0).max(1), at: z.number() }));

/** Pages whose place is remembered, the newest ones. */
const MAX = 300;

/** Under a digest of the address: what was read need not be told by what was not forgotten. */
const stored = storage.defineItem<unknown>('local:reading-places');

/** How far a page was read, 0 to 1. Undefined when it never was. */
export async function readPlace(url: string): Promise<number | undefined> {
  return (await places())[await digest(url)]?.share;
}

/** Remembers how far a page was read. */
export async function keepPlace(url: string, share: number, at = Date.now()): Promise<void> {
  const all = { ...(await places()), [await digest(url)]: { share, at } };
  const newest = Object.entries(all)
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, MAX);
  await stored.setValue(Object.fromEntries(newest));
}

/** Forgets them all. */
export const forgetPlaces = (): Promise<void> => stored.removeValue();

async function places() {
  return placesSchema.safeParse(await stored.getValue()).data ?? {};
}

async function digest(url: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(addressKey(url)));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32);
}
