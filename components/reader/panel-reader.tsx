import { useEffect, useRef } from 'react';
import { StoreGate } from '#components/history/store-gate.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { text } from '#lib/browser/text.ts';
import { resultAddress } from './reader-address.ts';
import { ResultReader } from './result-reader.tsx';
import styles from './bar.module.css';

/** The reader in the side panel: one column, and the way to a tab of its own for who wants it wide. */
export function PanelReader({ callId, place }: { callId: string; place: number }) {
  const back = useRef<HTMLAnchorElement>(null);
  // The link that led here is gone: keys go on from the way back.
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  return (
    <StoreGate>
      <ResultReader
        callId={callId}
        place={place}
        before={
          <span className={styles['ways']}>
            <a ref={back} href="#calls">
              {text('readerBack')}
            </a>
            <a
              className={styles['tab']}
              href={resultAddress(callId, place)}
              target="_blank"
              rel="noreferrer"
              aria-label={text('readerInTab')}
              title={text('readerInTab')}
            >
              <Icon name="open" />
            </a>
          </span>
        }
      />
    </StoreGate>
  );
}
