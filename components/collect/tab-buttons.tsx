import { useState, useTransition } from 'react';
import { browser } from 'wxt/browser';
import { Button } from '#components/ui/button.tsx';
import { ownUrl } from '#lib/browser/own-url.ts';
import { requestTabs } from '#lib/browser/permissions.ts';
import { text } from '#lib/browser/text.ts';
import { highlightedTabs, tabGroups } from '#lib/reads/open-tabs.ts';
import type { OpenTab, TabGroup } from '#lib/reads/open-tabs.ts';
import styles from './collect-page.module.css';

interface TabButtonsProps {
  /** Tabs that were highlighted before this page took their place in front. */
  marked: readonly number[];
  onFound: (addresses: string[]) => void;
}

/** Puts the addresses of tabs on the list. The browser is asked for them in the click, and only then. */
export function TabButtons({ marked, onFound }: TabButtonsProps) {
  const [busy, begin] = useTransition();
  const [outcome, setOutcome] = useState('');
  const [groups, setGroups] = useState<TabGroup[]>([]);

  const add = (urls: string[], none: string) => {
    setGroups([]);
    setOutcome(urls.length === 0 ? none : text('collectTabsAdded', urls.length));
    if (urls.length > 0) onFound(urls);
  };
  const withTabs = (act: (tabs: OpenTab[]) => void) =>
    begin(async () => {
      if (await requestTabs()) act(await tabsHere());
      else setOutcome(text('collectTabsRefused'));
    });
  const addGroup = (tabs: OpenTab[]) => {
    const found = tabGroups(tabs);
    if (found.length <= 1) return add(found[0]?.urls ?? [], text('collectNoGroups'));
    setOutcome('');
    setGroups(found);
  };

  return (
    <>
      <div className={styles['line']}>
        <Button
          disabled={busy}
          onClick={() => withTabs((tabs) => add(highlightedTabs(tabs, marked), text('collectNoTabs')))}
        >
          {text('collectHighlighted')}
        </Button>
        <Button disabled={busy} onClick={() => withTabs(addGroup)}>
          {text('collectGroup')}
        </Button>
        <Button
          disabled={busy}
          onClick={() =>
            withTabs((tabs) =>
              add(
                tabs.map(({ url }) => url),
                text('collectNoOthers'),
              ),
            )
          }
        >
          {text('collectWindow')}
        </Button>
        <output>{outcome}</output>
      </div>
      {groups.length > 0 && (
        <fieldset className={styles['groups']}>
          <legend>{text('collectWhichGroup')}</legend>
          {groups.map(({ id, title, urls }) => (
            <Button key={id} onClick={() => add(urls, '')}>
              <bdi className={styles['named']}>{text('collectGroupOf', title, urls.length)}</bdi>
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** The tabs of this window, but for this very page. */
async function tabsHere(): Promise<OpenTab[]> {
  const tabs = await browser.tabs.query({ currentWindow: true });
  return tabs.flatMap(({ id, url, title, highlighted, groupId }) =>
    url && !url.startsWith(ownUrl('/')) ? { id, url, title: title || url, highlighted, groupId } : [],
  );
}
