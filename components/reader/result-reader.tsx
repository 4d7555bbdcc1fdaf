import { useTransition } from 'react';
import type { ReactNode } from 'react';
import { useLiveQuery } from 'dexie-react-hooks';
import { useCallStore } from '#components/call/call-store-context.ts';
import { Button } from '#components/ui/button.tsx';
import { send } from '#lib/browser/send.ts';
import { text } from '#lib/browser/text.ts';
import { callSchema } from '#lib/calls/call.ts';
import { contentsReplySchema, isFailedResult } from '#lib/contract/contents.ts';
import { readingOfResult } from '#lib/reads/reading.ts';
import type { ReadCall } from '#lib/reads/read-rows.ts';
import { Gone } from './gone.tsx';
import { KeepPage } from './keep-page.tsx';
import { Reader } from './reader.tsx';

interface ResultReaderProps {
  callId: string;
  place: number;
  /** The way back; the list of the reading that the page belongs to, when none is given. */
  before?: ReactNode;
}

/** One page that a call has read, with what can be done with it. */
export function ResultReader({ callId, place, before }: ResultReaderProps) {
  const found = useResult(callId, place);
  // Until the store has answered nothing is known.
  if (found === undefined) return null;
  const { call, result } = found;
  if (call === undefined || result === undefined) return <Gone />;
  const reading = readingOfResult(call, result);
  return (
    <Reader
      reading={reading}
      before={before ?? (call.group && <a href={`/collect.html#${call.group}`}>{text('readerAll')}</a>)}
      actions={
        <>
          <PinCall call={call} />
          <KeepPage reading={reading} />
        </>
      }
    />
  );
}

/** A call and the page that stands at a place of its reply, as far as they are kept. Undefined until that is known. */
function useResult(callId: string, place: number) {
  const store = useCallStore();
  return useLiveQuery(async () => {
    const [row, reply] = await Promise.all([store.calls.get({ id: callId }), store.replies.get(callId)]);
    const { data: call } = callSchema.safeParse(row);
    const result = contentsReplySchema.safeParse(reply?.reply).data?.results[place];
    const isRead = call?.operation === 'contents' && result !== undefined && !isFailedResult(result);
    return isRead ? { call, result } : {};
  }, [store, callId, place]);
}

/** A pinned call is kept when others are tidied away. */
function PinCall({ call }: { call: ReadCall }) {
  const { id, pinned = false } = call;
  const [busy, begin] = useTransition();
  return (
    <Button
      aria-pressed={pinned}
      disabled={busy}
      onClick={() => begin(() => send('history/pin', { id, pinned: !pinned }))}
    >
      {text(pinned ? 'historyUnpin' : 'historyPin')}
    </Button>
  );
}
