import { TakeMany } from '#components/reader/take/take-many.tsx';
import type { Step } from '#components/reader/take/use-steps.ts';
import { Button } from '#components/ui/button.tsx';
import { libraryClient } from '#lib/browser/device/library-client.ts';
import { text } from '#lib/browser/text.ts';
import { readingOfPage } from '#lib/reads/reading.ts';
import type { Reading } from '#lib/reads/reading.ts';
import { ForgetPicked } from './forget-picked.tsx';
import type { Picked } from './use-picked.ts';
import styles from './library-page.module.css';

/** What can be done with the picked pages: save them or what cites them, forget them. */
export function PickedBar({ picked, refresh }: { picked: Picked; refresh: () => Promise<void> }) {
  const { urls, clear } = picked;
  const count = urls.size.toLocaleString();
  return (
    <section className={styles['picked']} aria-label={text('libraryPicked', count)}>
      <output className={styles['pickedCount']}>{text('libraryPicked', count)}</output>
      <TakeMany label={text('libraryTakePicked')} load={(step) => loadAll([...urls], step)} />
      <Button look="quiet" onClick={clear}>
        {text('libraryPickNone')}
      </Button>
      <ForgetPicked picked={picked} refresh={refresh} />
    </section>
  );
}

/** The pages of these addresses; one that has been forgotten meanwhile is left out. */
async function loadAll(urls: readonly string[], step: Step): Promise<Reading[]> {
  const readings: Reading[] = [];
  const of = urls.length;
  /* oxlint-disable no-await-in-loop -- one message at a time: pages are large */
  for (const [done, url] of urls.entries()) {
    await step({ words: text('stepsLoading', done.toLocaleString(), of.toLocaleString()), done, of });
    const page = await libraryClient.get(url);
    if (page) readings.push(readingOfPage(page));
  }
  return readings;
}
