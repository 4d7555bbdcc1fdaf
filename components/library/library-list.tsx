import { Button } from '#components/ui/button.tsx';
import { text } from '#lib/browser/text.ts';
import { LibraryRow } from './library-row.tsx';
import type { LibraryState } from './library-state.ts';
import styles from './library-page.module.css';

interface LibraryListProps {
  state: LibraryState;
  searched: boolean;
  refresh: () => Promise<void>;
  showMore: () => void;
  /** Narrows the list to one site. */
  onHost: (host: string) => void;
}

/** The pages, newest first, and how many more there are. */
export function LibraryList({ state, searched, refresh, showMore, onHost }: LibraryListProps) {
  const { entries, total } = state;
  if (total === 0)
    return <p className={styles['empty']}>{text(searched ? 'libraryNoMatch' : 'libraryEmpty')}</p>;
  return (
    <section aria-label={text('libraryPages')}>
      <output className={styles['count']}>{text('libraryCount', total.toLocaleString())}</output>
      <ul className={styles['list']} aria-label={text('libraryPages')}>
        {entries.map((entry) => (
          <LibraryRow key={entry.url} entry={entry} refresh={refresh} onHost={onHost} />
        ))}
      </ul>
      {entries.length < total && <Button onClick={showMore}>{text('libraryMore')}</Button>}
    </section>
  );
}
