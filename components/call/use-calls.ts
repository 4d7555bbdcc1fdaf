import { useLiveQuery } from 'dexie-react-hooks';
import { useRef } from 'react';
import { callSchema } from '#lib/calls/call.ts';
import type { CallRow, ReplyRow } from '#lib/calls/store.ts';
import { useCallStore } from './call-store-context.ts';

/** Everything kept of one call. */
export function useRecord(id: string) {
  const store = useCallStore();
  const known = useRef<ReplyRow>(undefined);
  return useLiveQuery(async () => {
    const [call, found, feedback] = await Promise.all([
      store.calls.get({ id }),
      store.replies.get(id),
      store.outbox.get(id),
    ]);
    // The same reply is the same object, whatever else changed: a thousand results are not drawn anew for nothing.
    const reply = isSame(known.current, found) ? known.current : found;
    known.current = reply;
    return call && isWhole(call) ? { call, reply, feedback } : undefined;
  }, [store, id]);
}

/** A reply is written once, as a whole. */
function isSame(one: ReplyRow | undefined, other: ReplyRow | undefined): boolean {
  return one !== undefined && one.id === other?.id && one.status === other.status && one.raw === other.raw;
}

/** The newest call of a window, or of all when the window has none or none is named. Undefined until it is known. */
export function useNewestCall(windowId: number | undefined): { call: CallRow | undefined } | undefined {
  const store = useCallStore();
  return useLiveQuery(async () => {
    const own = windowId === undefined ? undefined : await store.calls.where({ windowId }).last();
    return { call: own ?? (await store.calls.orderBy('seq').last()) };
  }, [store, windowId]);
}

/** A row that was damaged on the disk is left out; the others show. */
function isWhole(row: CallRow): boolean {
  return callSchema.safeParse(row).success;
}
