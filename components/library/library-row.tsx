import { Button } from '#components/ui/button.tsx';
import { libraryClient } from '#lib/browser/device/library-client.ts';
import { text } from '#lib/browser/text.ts';
import { hostOf } from '#lib/calls/site.ts';
import type { LibraryEntry } from '#lib/service/types.ts';
import { readerAddress } from './reader-address.ts';
import styles from './library-page.module.css';

const ORIGINS = {
  tab: 'libraryOriginTab',
  web: 'libraryOriginWeb',
  import: 'libraryOriginImport',
  help: 'libraryOriginHelp',
} as const;

interface LibraryRowProps {
  entry: LibraryEntry;
  isPicked: boolean;
  onPick: (isPicked: boolean) => void;
  refresh: () => Promise<void>;
  onHost: (host: string) => void;
}

/** Help pages come with Sidelight: there is nothing to take away or to forget. */
export const canBePicked = ({ origin }: LibraryEntry): boolean => origin !== 'help';

/** One kept page: read it, pin it, forget it. Help pages come with Sidelight and stay. */
export function LibraryRow({ entry, isPicked, onPick, refresh, onHost }: LibraryRowProps) {
  const { url, title, origin, readAt, length, pinned } = entry;
  const name = title || url;
  const host = hostOf(url) || undefined;
  const change = (what: Promise<unknown>) => void what.then(refresh, refresh);
  return (
    <li className={styles['row']}>
      {canBePicked(entry) && (
        <input
          type="checkbox"
          className={styles['pick']}
          aria-label={text('libraryPick', name)}
          checked={isPicked}
          onChange={({ target }) => onPick(target.checked)}
        />
      )}
      <div className={styles['what']}>
        <a className={styles['title']} href={readerAddress(url)}>
          <bdi>{name}</bdi>
        </a>
        <p className={styles['facts']}>
          {host !== undefined && (
            <button
              type="button"
              className={styles['site']}
              title={text('libraryOnlySite', host)}
              onClick={() => onHost(host)}
            >
              {host}
            </button>
          )}
          <span>{text(ORIGINS[origin], new Date(readAt).toLocaleDateString())}</span>
          <span>{text('libraryCharacters', length.toLocaleString())}</span>
        </p>
      </div>
      {origin !== 'help' && (
        <div className={styles['actions']}>
          <a
            className={styles['again']}
            href={`/collect.html#read=${encodeURIComponent(url)}`}
            aria-label={text('libraryReadAgainPage', name)}
          >
            {text('libraryReadAgain')}
          </a>
          <Button
            look="quiet"
            aria-pressed={pinned}
            aria-label={text('libraryPinPage', name)}
            onClick={() => change(libraryClient.pin(url, !pinned))}
          >
            {text(pinned ? 'libraryPinned' : 'libraryPin')}
          </Button>
          <Button
            look="quiet"
            aria-label={text('libraryForgetPage', name)}
            onClick={() => change(libraryClient.forget({ url }))}
          >
            {text('libraryForget')}
          </Button>
        </div>
      )}
    </li>
  );
}
