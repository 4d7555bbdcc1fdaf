import { Notice } from '#components/ui/notice.tsx';
import { text } from '#lib/browser/text.ts';
import styles from './reader.module.css';

/** Said when a page that is asked for is not kept. */
export function Gone() {
  return (
    <main className={styles['page']}>
      <Notice tone="warning" live="off">
        {text('readerGone')}
      </Notice>
    </main>
  );
}
