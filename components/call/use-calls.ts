import { useLiveQuery } from 'dexie-react-hooks';
import { callSchema } from '#lib/calls/call.ts';
import type { CallRow } from '#lib/calls/store.ts';
import { useCallStore } from './call-store-context.ts';

/** Everything kept of one call. */
export function useRecord(id: string) {
  const store = useCallStore();
  return useLiveQuery(async () => {
    const [call, reply, feedback] = await Promise.all([
      store.calls.get({ id }),
      store.replies.get(id),
      store.outbox.get(id),
    ]);
    return call && isWhole(call) ? { call, reply, feedback } : undefined;
  }, [store, id]);
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
