import { FACETS } from '#lib/calls/call-terms.ts';
import { callSchema } from '#lib/calls/call.ts';
import type { CallStore } from '#lib/calls/store.ts';
import { contentsReplySchema } from '#lib/contract/contents.ts';
import { addressKey } from '#lib/reads/address-key.ts';
import { readRows } from '#lib/reads/read-rows.ts';
import { readingOfResult } from '#lib/reads/reading.ts';
import type { Reading } from '#lib/reads/reading.ts';

/** Calls that are looked through, the newest first. */
const LOOK = 500;

/** The last reading of the same address before this one, if there was one and it is kept. */
export async function findEarlier(store: CallStore, reading: Reading): Promise<Reading | undefined> {
  const key = addressKey(reading.url);
  const rows = await store.calls
    .where('terms')
    .equals(FACETS.operation('contents'))
    // oxlint-disable-next-line unicorn/no-array-reverse -- a query, not an array
    .reverse()
    .limit(LOOK)
    .toArray();
  for (const row of rows.toSorted((a, b) => b.seq - a.seq)) {
    if (row.operation !== 'contents' || row.state !== 'done' || !callSchema.safeParse(row).success) continue;
    if ((row.endedAt ?? row.createdAt) >= reading.readAt) continue;
    if (!row.request.urls.some((url) => addressKey(url) === key)) continue;
    // oxlint-disable-next-line no-await-in-loop -- most often the first is the one
    const { data: reply } = contentsReplySchema.safeParse((await store.replies.get(row.id))?.reply);
    const place = readRows([{ call: row, reply }]).find(({ url }) => addressKey(url) === key)?.place;
    const result = place === undefined ? undefined : reply?.results[place];
    if (result) return readingOfResult(row, result);
  }
  return undefined;
}
