import { useTransition } from 'react';
import { useRecord } from '#components/call/use-calls.ts';
import { useDecodedFragment } from './use-decoded-fragment.ts';
import { StoreGate } from '#components/history/store-gate.tsx';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { send } from '#lib/browser/send.ts';
import { text } from '#lib/browser/text.ts';
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
  const record = useRecord(callId);
  if (record === undefined) return <Gone />;
  const { call, reply } = record;
  const result = contentsReplySchema.safeParse(reply?.reply).data?.results[place];
  if (call.operation !== 'contents' || result === undefined || isFailedResult(result)) return <Gone />;
  return (
    <Reader
      reading={readingOfResult(call, result)}
      before={call.group !== undefined && <a href={`/collect.html#${call.group}`}>{text('readerAll')}</a>}
      actions={
        <>
          <PinCall call={call} />
          <KeepPage reading={readingOfResult(call, result)} />
        </>
      }
    />
  );
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

/** While the store is asked nothing is known, and most often it is only a moment. */
function Gone() {
  return (
    <main className={styles['page']}>
      <Notice tone="warning" live="off">
        {text('readerGone')}
      </Notice>
    </main>
  );
}
