import { useState, useTransition } from 'react';
import { browser } from 'wxt/browser';
import { Button } from '#components/ui/button.tsx';
import { ownUrl } from '#lib/browser/own-url.ts';
import { requestTabs } from '#lib/browser/permissions.ts';
import { text } from '#lib/browser/text.ts';
import styles from './collect-page.module.css';

/** Puts the addresses of tabs on the list. The browser is asked for them in the click, and only then. */
export function TabButtons({ onFound }: { onFound: (addresses: string[]) => void }) {
  const [busy, begin] = useTransition();
  const [outcome, setOutcome] = useState('');
  const add = (which: { highlighted?: true }) =>
    begin(async () => {
      if (!(await requestTabs())) {
        setOutcome(text('collectTabsRefused'));
        return;
      }
      const tabs = await browser.tabs.query({ currentWindow: true, ...which });
      // This very page is one of them.
      const found = tabs.flatMap(({ url }) => (url && !url.startsWith(ownUrl('/')) ? url : []));
      setOutcome(found.length === 0 ? text('collectNoTabs') : text('collectTabsAdded', found.length));
      if (found.length > 0) onFound(found);
    });
  return (
    <div className={styles['line']}>
      <Button disabled={busy} onClick={() => add({ highlighted: true })}>
        {text('collectHighlighted')}
      </Button>
      <Button disabled={busy} onClick={() => add({})}>
        {text('collectWindow')}
      </Button>
      <output>{outcome}</output>
    </div>
  );
}
