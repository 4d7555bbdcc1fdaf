import { ERROR_COPY } from '#components/call/error-copy.ts';
import { answererOf } from '#components/call/call-words.ts';
import { formatCount, formatMoment } from '#components/call/format.ts';
import { resultAddress } from '#components/reader/reader-address.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import { text } from '#lib/browser/text.ts';
import { formatDollars } from '#lib/calls/money.ts';
import { hostOf } from '#lib/calls/site.ts';
import type { ReadCall, ReadRow } from '#lib/reads/read-rows.ts';
import styles from './collect-page.module.css';

/** One address: what it is called, how it was read, or why it could not be. */
export function ReadRowItem({ row, call }: { row: ReadRow; call: ReadCall | undefined }) {
  const { url, state, place, callId } = row;
  const name = row.title || url;
  return (
    <li className={styles['row']}>
      <p className={styles['name']} dir="auto">
        {place === undefined ? (
          name
        ) : (
          <a href={resultAddress(callId, place)} target="_blank" rel="noreferrer">
            {name}
          </a>
        )}
      </p>
      <p className={styles['facts']}>
        {state === 'waiting' && (
          <span>
            <Spinner /> {text('collectWaiting')}
          </span>
        )}
        {state === 'stopped' && <span>{text('stateCancelled')}</span>}
        {state === 'failed' && <span className={styles['failed']}>{text('collectRowFailed')}</span>}
        {name !== url && <bdi dir="ltr">{hostOf(url)}</bdi>}
        {state === 'read' && call && (
          <>
            <span className={styles['badge']}>{wayOf(row, call)}</span>
            {readFacts(row, call).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </>
        )}
      </p>
      {state === 'failed' && (
        <p className={styles['soft']}>
          <bdi>{reasonOf(row, call)}</bdi>
        </p>
      )}
    </li>
  );
}

/** How it came here: from the person's own tab, or fetched, and by whom. */
function wayOf({ source }: ReadRow, call: ReadCall): string {
  const isFromTab = call.service.kind === 'device' && source === 'tabs';
  return isFromTab ? text('collectFromTab') : text('collectFetchedBy', answererOf(call));
}

function readFacts({ keptSince, characters, price }: ReadRow, call: ReadCall): string[] {
  const device = call.service.kind === 'device';
  return [
    ...(keptSince === undefined ? [] : [text('collectCopyOf', formatMoment(keptSince))]),
    ...(characters === undefined ? [] : [text('libraryCharacters', formatCount(characters))]),
    ...(device || price === undefined || price === null ? [] : [formatDollars(price)]),
  ];
}

/** The service's words for this address, else what happened to the call, else that nothing was said. */
function reasonOf({ words, error }: ReadRow, call: ReadCall | undefined): string {
  if (words) return words;
  if (error && call) return text(ERROR_COPY[error.code].what, answererOf(call));
  return text('collectNoWord');
}
