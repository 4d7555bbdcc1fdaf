import { useState } from 'react';
import { TakeMany } from '#components/reader/take/take-many.tsx';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { libraryClient } from '#lib/browser/device/library-client.ts';
import { text } from '#lib/browser/text.ts';
import { readingOfPage } from '#lib/reads/reading.ts';
import type { Reading } from '#lib/reads/reading.ts';
import type { Picked } from './use-picked.ts';
import styles from './library-page.module.css';

/** What can be done with the picked pages: save them or what cites them, forget them. */
export function PickedBar({ picked, refresh }: { picked: Picked; refresh: () => Promise<void> }) {
  const [sure, setSure] = useState(false);
  const { urls, clear } = picked;
  const count = urls.size.toLocaleString();
  const forget = async () => {
    for (const url of urls) {
      // oxlint-disable-next-line no-await-in-loop -- the library has one writer
      await libraryClient.forget({ url });
    }
    clear();
  };
  return (
    <section className={styles['picked']} aria-label={text('libraryPicked', count)}>
      <output className={styles['pickedCount']}>{text('libraryPicked', count)}</output>
      <TakeMany label={text('libraryTakePicked')} load={() => loadAll([...urls])} />
      <Button onClick={() => setSure(true)}>{text('libraryForgetPicked')}</Button>
      <Button look="quiet" onClick={clear}>
        {text('libraryPickNone')}
      </Button>
      {sure && (
        <Notice
          tone="danger"
          live="alert"
          title={text('libraryForgetPickedSure', count)}
          actions={
            <>
              <Button onClick={() => void forget().then(refresh, refresh)}>
                {text('libraryForgetPicked')}
              </Button>
              <Button look="quiet" onClick={() => setSure(false)}>
                {text('libraryKeep')}
              </Button>
            </>
          }
        />
      )}
    </section>
  );
}

/** The pages of these addresses; one that has been forgotten meanwhile is left out. */
async function loadAll(urls: readonly string[]): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const url of urls) {
    // oxlint-disable-next-line no-await-in-loop -- one message at a time: pages are large
    const page = await libraryClient.get(url);
    if (page) readings.push(readingOfPage(page));
  }
  return readings;
}
