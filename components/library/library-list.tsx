import { Button } from '#components/ui/button.tsx';
import { text } from '#lib/browser/text.ts';
import { formatBytes } from './format-bytes.ts';
import { LibraryRow, canBePicked } from './library-row.tsx';
import type { LibraryState } from './library-state.ts';
import { PickedBar } from './picked-bar.tsx';
import { usePicked } from './use-picked.ts';
import styles from './library-page.module.css';

interface LibraryListProps {
  state: LibraryState;
  searched: boolean;
  refresh: () => Promise<void>;
  showMore: () => void;
  /** Narrows the list to one site. */
  onHost: (host: string) => void;
}

/** The pages, how many more there are, and what can be done with those that are picked. */
export function LibraryList({ state, searched, refresh, showMore, onHost }: LibraryListProps) {
  const { entries, total, size } = state;
  const picked = usePicked();
  const pickable = entries.filter(canBePicked).map(({ url }) => url);
  if (total === 0)
    return <p className={styles['empty']}>{text(searched ? 'libraryNoMatch' : 'libraryEmpty')}</p>;
  return (
    <section aria-label={text('libraryPages')}>
      <div className={styles['above']}>
        {pickable.length > 0 && (
          <label className={styles['all']}>
            <input
              type="checkbox"
              checked={pickable.every((url) => picked.urls.has(url))}
              onChange={({ target }) => picked.pick(pickable, target.checked)}
            />
            {text('libraryPickAll')}
          </label>
        )}
        <output className={styles['count']}>
          {total === 1 ? text('libraryCountOne') : text('libraryCount', total.toLocaleString())} ·{' '}
          {text('libraryUsed', formatBytes(size.bytes))}
        </output>
      </div>
      {picked.urls.size > 0 && <PickedBar picked={picked} refresh={refresh} />}
      <ul className={styles['list']} aria-label={text('libraryPages')}>
        {entries.map((entry) => (
          <LibraryRow
            key={entry.url}
            entry={entry}
            isPicked={picked.urls.has(entry.url)}
            onPick={(isPicked) => picked.pick([entry.url], isPicked)}
            refresh={refresh}
            onHost={onHost}
          />
        ))}
      </ul>
      {entries.length < total && <Button onClick={showMore}>{text('libraryMore')}</Button>}
    </section>
  );
}
