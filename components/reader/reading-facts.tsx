import { formatCount, formatDay, formatMoment } from '#components/call/format.ts';
import { WebLink } from '#components/markdown/web-link.tsx';
import { linkTarget } from '#components/markdown/web-address.ts';
import { text } from '#lib/browser/text.ts';
import { formatDollars } from '#lib/calls/money.ts';
import type { Reading } from '#lib/reads/reading.ts';
import { readingMinutes } from '#lib/reads/reading-minutes.ts';
import styles from './reader.module.css';

const WAYS = {
  tab: 'readerByTab',
  web: 'readerByWeb',
  import: 'readerByImport',
  help: 'libraryOriginHelp',
} as const;

/** Who wrote it and when, where it stands, how long it is, how it came here and what it cost. */
export function ReadingFacts({ reading }: { reading: Reading }) {
  const { authors, published, url, source, markdown, language, price, readAt, by, transaction } = reading;
  const host = linkTarget(url)?.host;
  const way = typeof by === 'string' ? text(WAYS[by]) : text('collectFetchedBy', by.host);
  return (
    <div className={styles['facts']}>
      <p>
        {authors.length > 0 && <bdi>{authors.join(', ')}</bdi>}
        {published !== undefined && <time dateTime={published}>{formatDay(published)}</time>}
        {host !== undefined && (
          <span>
            <WebLink address={url} hideHost>
              {host}
            </WebLink>
          </span>
        )}
        {/* A service's word for where it has it from says less than how it came here. */}
        {transaction === undefined && source !== '' && source !== host && <bdi>{source}</bdi>}
      </p>
      <p>
        <span>{readingTime(readingMinutes(markdown, language))}</span>
        <span>{text('libraryCharacters', formatCount(markdown.length))}</span>
        {language !== undefined && <span>{languageName(language)}</span>}
        <span>{by === 'help' ? way : `${way}, ${formatMoment(readAt)}`}</span>
        {price !== undefined && (
          <span>{price === null ? text('costUnknownShort') : formatDollars(price)}</span>
        )}
      </p>
    </div>
  );
}

function readingTime(minutes: number): string {
  return minutes < 90 ? text('libraryReadingTime', minutes) : text('readerHours', Math.round(minutes / 60));
}

/** What people call a language; what is none stays as it came. */
function languageName(language: string): string {
  try {
    return (
      new Intl.DisplayNames([text('appLanguage') || 'en'], { type: 'language' }).of(language) ?? language
    );
  } catch {
    // Pages write anything there.
    return language;
  }
}
