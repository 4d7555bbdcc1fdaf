import { useState } from 'react';
import { StoreGate } from '#components/history/store-gate.tsx';
import { useSettings } from '#components/usage/use-limits.ts';
import { text } from '#lib/browser/text.ts';
import { CollectForm } from './collect-form.tsx';
import { ReadView } from './read-view.tsx';
import { useDecodedFragment } from '#components/reader/use-decoded-fragment.ts';
import styles from './collect-page.module.css';

/** How a fragment begins that names addresses to read; any other is the id of a reading. */
const ADDRESSES = 'read=';

/** Reads many pages: which and how, then one row for each. `#ID` shows a reading that was begun earlier. */
export function CollectPage() {
  const fragment = useDecodedFragment();
  const settings = useSettings();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const named = fragment.startsWith(ADDRESSES) ? fragment.slice(ADDRESSES.length) : '';
  return (
    <main className={styles['page']}>
      <header className={styles['header']}>
        <img src="/icon/sidelight.svg" alt="" width="32" height="32" />
        <h1>{text('collectTitle')}</h1>
      </header>
      <StoreGate>
        {fragment !== '' && named === '' ? (
          <ReadView key={fragment} group={fragment} refused={refused} />
        ) : (
          settings && (
            <CollectForm
              key={named}
              named={named}
              service={settings.service}
              address={settings.address}
              choice={settings.read}
              onBegun={(group, hosts) => {
                setRefused(hosts);
                window.location.hash = group;
              }}
            />
          )
        )}
      </StoreGate>
    </main>
  );
}
