import { useRef, useState } from 'react';
import { CallRecord } from '#components/call/call-record.tsx';
import { useNewestCall } from '#components/call/use-calls.ts';
import { ReadPagesLink } from '#components/collect/read-pages-link.tsx';
import { LimitNotices } from '#components/usage/limit-notices.tsx';
import { text } from '#lib/browser/text.ts';
import { EarlierList } from './earlier-list.tsx';
import { OpenCallActions } from './open-call-actions.tsx';
import { StoreGate } from './store-gate.tsx';
import { useSeen } from './use-seen.ts';
import styles from './earlier-list.module.css';

/** The call that is open in the panel above all the earlier ones. A new call of this window comes to the front. */
export function PanelCalls({ windowId }: { windowId: number | undefined }) {
  useSeen();
  return (
    <StoreGate>
      <LimitNotices>
        <a href="/usage.html" target="_blank" rel="noreferrer">
          {text('usageChangeLimits')}
        </a>
      </LimitNotices>
      <Calls windowId={windowId} />
      <p className={styles['links']}>
        <ReadPagesLink />
        <a href="/library.html" target="_blank" rel="noreferrer">
          {text('libraryTitle')}
        </a>
        <a href="/usage.html" target="_blank" rel="noreferrer">
          {text('usageChangeLimits')}
        </a>
      </p>
    </StoreGate>
  );
}

function Calls({ windowId }: { windowId: number | undefined }) {
  const newest = useNewestCall(windowId);
  const front = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ id: string; whenNewest: number | undefined }>();
  if (newest === undefined) return null;
  const { call } = newest;
  // What was opened stays until a newer call appears.
  const id = opened && opened.whenNewest === call?.seq ? opened.id : call?.id;
  return (
    <>
      {id !== undefined && (
        <div ref={front} className={styles['front']} tabIndex={-1}>
          <CallRecord key={id} id={id} windowId={windowId} />
          <OpenCallActions key={`${id} actions`} id={id} windowId={windowId} />
        </div>
      )}
      <EarlierList
        openId={id}
        onOpen={(chosen) => {
          setOpened({ id: chosen, whenNewest: call?.seq });
          window.scrollTo({ top: 0 });
          // Keys and screen readers go where the eye goes.
          front.current?.focus({ preventScroll: true });
        }}
      />
    </>
  );
}
