import { useLiveQuery } from 'dexie-react-hooks';
import { useCallStore } from '#components/call/call-store-context.ts';
import { callSchema, isRunning } from '#lib/calls/call.ts';
import { FACETS } from '#lib/calls/call-terms.ts';
import type { CallRow, CallStore } from '#lib/calls/store.ts';
import { contentsReplySchema } from '#lib/contract/contents.ts';
import { readProgress } from '#lib/reads/read-progress.ts';
import type { ReadProgress } from '#lib/reads/read-progress.ts';
import { readRows } from '#lib/reads/read-rows.ts';
import type { ReadCall, ReadPart, ReadRow } from '#lib/reads/read-rows.ts';

/** A reading as it is now: the pages' text stays in the store. */
export interface ReadingNow {
  calls: ReadCall[];
  rows: ReadRow[];
  progress: ReadProgress;
}

/** The reading of a group, live. Undefined until it is known. */
export function useReading(group: string): ReadingNow | undefined {
  const store = useCallStore();
  return useLiveQuery(async () => {
    const parts = await readParts(store, group);
    const rows = readRows(parts);
    return { calls: parts.map(({ call }) => call), rows, progress: readProgress(parts, rows) };
  }, [store, group]);
}

/** The calls of a reading with their replies, oldest first. */
export async function readParts(store: CallStore, group: string): Promise<ReadPart[]> {
  const rows = await store.calls.where('terms').equals(FACETS.group(group)).sortBy('seq');
  const calls = rows.filter(isReadCall);
  const replies = await store.replies.bulkGet(calls.map(({ id }) => id));
  return calls.map((call, index) => ({
    call,
    reply: isRunning(call) ? undefined : contentsReplySchema.safeParse(replies[index]?.reply).data,
  }));
}

/** A row that was damaged on the disk is left out; the others show. */
function isReadCall(row: CallRow): row is CallRow & ReadCall {
  return row.operation === 'contents' && callSchema.safeParse(row).success;
}
