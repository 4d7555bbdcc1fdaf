import { useRef } from 'react';
import { StoreGate } from '#components/history/store-gate.tsx';
import { useSettings } from '#components/usage/use-limits.ts';
import { text } from '#lib/browser/text.ts';
import { readCollectFragment } from '#lib/reads/collect-fragment.ts';
import { CollectForm } from './collect-form.tsx';
import { ReadView } from './read-view.tsx';
import { useDecodedFragment } from '#components/reader/use-decoded-fragment.ts';
import styles from './collect-page.module.css';

/** Reads many pages: which and how, then one row for each. The fragment of its address says what it begins with. */
export function CollectPage() {
  const fragment = useDecodedFragment();
  const settings = useSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  const { group, addresses, tabs } = readCollectFragment(fragment);
  return (
    <main className={styles['page']}>
      <header className={styles['header']}>
        <img src="/icon/sidelight.svg" alt="" width="32" height="32" />
        <h1 ref={heading} tabIndex={-1}>
          {text('collectTitle')}
        </h1>
      </header>
      <StoreGate>
        {group === undefined ? (
          settings && (
            <CollectForm
              key={fragment}
              named={addresses}
              marked={tabs}
              service={settings.service}
              address={settings.address}
              choice={settings.read}
              onBegun={(begun) => {
                window.location.hash = begun;
                // The button that had it is gone with the form.
                heading.current?.focus();
              }}
            />
          )
        ) : (
          <ReadView key={group} group={group} />
        )}
      </StoreGate>
    </main>
  );
}
