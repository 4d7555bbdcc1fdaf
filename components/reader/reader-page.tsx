import { useTransition } from 'react';
import { useLiveQuery } from 'dexie-react-hooks';
import { useCallStore } from '#components/call/call-store-context.ts';
import { useDecodedFragment } from './use-decoded-fragment.ts';
import { StoreGate } from '#components/history/store-gate.tsx';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { send } from '#lib/browser/send.ts';
import { text } from '#lib/browser/text.ts';
import { callSchema } from '#lib/calls/call.ts';
import { contentsReplySchema, isFailedResult } from '#lib/contract/contents.ts';
import { readingOfResult } from '#lib/reads/reading.ts';
import type { ReadCall } from '#lib/reads/read-rows.ts';
import { readTarget } from './reader-address.ts';
import { KeepPage } from './keep-page.tsx';
import { Reader } from './reader.tsx';
import styles from './reader.module.css';

/** The reader's page: `#CALL/PLACE` is one page that a call has read. */
export function ReaderPage() {
  const target = readTarget(useDecodedFragment());
  return (
    <StoreGate>
      {target ? <ResultReader key={`${target.callId}/${target.place}`} {...target} /> : <Gone />}
    </StoreGate>
  );
}

function ResultReader({ callId, place }: { callId: string; place: number }) {
  const found = useResult(callId, place);
  // Until the store has answered nothing is known.
  if (found === undefined) return null;
  const { call, result } = found;
  if (call === undefined || result === undefined) return <Gone />;
  const reading = readingOfResult(call, result);
  return (
    <Reader
      reading={reading}
      before={call.group !== undefined && <a href={`/collect.html#${call.group}`}>{text('readerAll')}</a>}
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
      look="quiet"
      aria-pressed={pinned}
      disabled={busy}
      onClick={() => begin(() => send('history/pin', { id, pinned: !pinned }))}
    >
      {text(pinned ? 'historyUnpin' : 'historyPin')}
    </Button>
  );
}

function Gone() {
  return (
    <main className={styles['page']}>
      <Notice tone="warning" live="off">
        {text('readerGone')}
      </Notice>
    </main>
  );
}
