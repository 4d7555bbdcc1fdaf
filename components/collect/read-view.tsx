import { useTransition } from 'react';
import { CallErrorNotice } from '#components/call/call-error.tsx';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { send } from '#lib/browser/send.ts';
import { text } from '#lib/browser/text.ts';
import { formatDollars } from '#lib/calls/money.ts';
import type { ReadProgress } from '#lib/reads/read-progress.ts';
import type { ReadCall, ReadRow } from '#lib/reads/read-rows.ts';
import { ReadRowItem } from './read-row-item.tsx';
import { RetryFailed } from './retry-failed.tsx';
import { TakeAllAway } from './take-all-away.tsx';
import { useReading } from './use-reading.ts';
import styles from './collect-page.module.css';

/** A reading: how far it is, what it has cost so far, and one row for each address. */
export function ReadView({ group }: { group: string }) {
  const reading = useReading(group);
  if (reading === undefined) return null;
  const { rows, calls, progress } = reading;
  return (
    <>
      <p>
        <a href="/collect.html#">{text('collectAnother')}</a>
      </p>
      {rows.length === 0 && <Notice tone="warning">{text('collectGone')}</Notice>}
      {rows.length > 0 && <Progress progress={progress} />}
      <WholeFailures calls={calls} rows={rows} />
      {rows.length > 0 && (
        <>
          <div className={styles['line']}>
            <RetryFailed group={group} reading={reading} />
            {progress.read > 0 && <TakeAllAway group={group} />}
          </div>
          <ul className={styles['rows']} aria-label={text('collectRows')}>
            {rows.map((row) => (
              <ReadRowItem key={row.url} row={row} call={calls.find(({ id }) => id === row.callId)} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Progress({ progress }: { progress: ReadProgress }) {
  const { total, read, failed, stopped, running } = progress;
  const ended = read + failed + stopped;
  const [busy, begin] = useTransition();
  const words = [
    text('collectProgress', ended, total),
    ...(failed === 0 ? [] : [text('collectFailed', failed)]),
    ...(stopped === 0 ? [] : [text('collectStopped', stopped)]),
    priceWords(progress),
  ];
  return (
    <section className={styles['progress']} aria-label={text('collectProgressName')}>
      <progress max={total} value={ended} aria-label={text('collectProgressName')} />
      <div className={styles['line']}>
        <output>{words.join(' · ')}</output>
        {running.length > 0 && (
          <Button
            icon="stop"
            disabled={busy}
            onClick={() =>
              begin(async () => {
                // Newest first: what waits for its turn must not begin while the ones before it are stopped.
                // oxlint-disable-next-line no-await-in-loop -- as said
                for (const id of running.toReversed()) await send('call/stop', { id });
              })
            }
          >
            {text('callStop')}
          </Button>
        )}
      </div>
    </section>
  );
}

function priceWords({ free, spent, unknown }: ReadProgress): string {
  if (free) return text('costFree');
  const known = text('collectPrice', formatDollars(spent));
  return unknown === 0 ? known : `${known} ${text('collectPriceUnknown', unknown)}`;
}

/** What kept whole calls from being answered, each reason once, with what helps. */
function WholeFailures({ calls, rows }: { calls: readonly ReadCall[]; rows: readonly ReadRow[] }) {
  const current = new Set(rows.filter(({ state }) => state === 'failed').map(({ callId }) => callId));
  const worded = new Set(rows.filter(({ words }) => words !== undefined).map(({ callId }) => callId));
  const failed = calls.filter(
    ({ id, error }) =>
      error !== undefined && error.code !== 'cancelled' && current.has(id) && !worded.has(id),
  );
  const byCode = new Map(failed.map((call) => [call.error?.code, call]));
  return [...byCode.values()].map(
    (call) =>
      call.error && <CallErrorNotice key={call.id} call={call} error={call.error} windowId={undefined} />,
  );
}
