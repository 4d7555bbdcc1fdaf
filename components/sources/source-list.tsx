import { passageAddress } from './passage-address.ts';
import { WebLink } from '#components/markdown/web-link.tsx';
import { linkTarget } from '#components/markdown/web-address.ts';
import { text } from '#lib/browser/text.ts';
import { formatCount, formatDay } from '#components/call/format.ts';
import type { Source } from './source.ts';
import styles from './source-list.module.css';

/** The id of the element that shows a source, for the numbers that cite it. */
export const sourceAnchor = (callId: string, number: number): string => `source-${callId}-${number}`;

/** What a source is called: its title, else where it lies. */
export function sourceTitle({ title, url }: Source): string {
  return title?.trim() || (url && linkTarget(url)?.host) || text('callUntitled');
}

interface SourceListProps {
  callId: string;
  sources: readonly Source[];
  /** The numbers that the text cites; the other sources were "also read". All of them, where none is cited. */
  cited?: ReadonlySet<number>;
}

/** The sources of an answer, numbered as it cites them. */
export function SourceList({ callId, sources, cited }: SourceListProps) {
  const numbered = sources.map((source, index) => ({ source, number: index + 1 }));
  const main = cited?.size ? numbered.filter(({ number }) => cited.has(number)) : numbered;
  const others = numbered.filter((each) => !main.includes(each));
  return (
    <>
      <NumberedSources callId={callId} heading={text('callSources')} name="sources" sources={main} />
      <NumberedSources callId={callId} heading={text('answerAlsoRead')} name="also-read" sources={others} />
    </>
  );
}

interface NumberedSourcesProps {
  callId: string;
  heading: string;
  name: string;
  sources: readonly { source: Source; number: number }[];
}

function NumberedSources({ callId, heading, name, sources }: NumberedSourcesProps) {
  if (sources.length === 0) return null;
  return (
    <section className={styles['sources']}>
      <h3 className={styles['heading']} id={`${name}-${callId}`}>
        {heading}
      </h3>
      <ol className={styles['list']} aria-labelledby={`${name}-${callId}`}>
        {sources.map(({ source, number }) => (
          // Sources have no identity but their number.
          <li key={number} id={sourceAnchor(callId, number)} className={styles['source']} tabIndex={-1}>
            <span className={styles['number']} aria-hidden="true">
              {number}
            </span>
            <SourceBody source={source} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Title, host, date, origin and length of a source, and the passage that it was found by. */
function SourceBody({ source }: { source: Source }) {
  return (
    <div className={styles['body']}>
      <SourceHead source={{ ...source, url: passageAddress(source) }} />
      {source.snippet && (
        <p className={styles['snippet']} dir="auto">
          {source.snippet.slice(0, 600)}
        </p>
      )}
    </div>
  );
}

export function SourceHead({ source }: { source: Source }) {
  const host = source.url === undefined ? undefined : linkTarget(source.url)?.host;
  const title = sourceTitle(source);
  return (
    <>
      <WebLink address={source.url ?? ''} className={styles['title']} hideHost>
        {title}
      </WebLink>
      <p className={styles['meta']}>
        {host !== undefined && host !== title && (
          <span>
            <bdi dir="ltr">{host}</bdi>
          </span>
        )}
        {source.date && (
          <span>
            <bdi>{formatDay(source.date)}</bdi>
          </span>
        )}
        {source.source && source.source !== host && (
          <span>
            <bdi>{source.source}</bdi>
          </span>
        )}
        {source.length !== undefined && <span>{text('resultLength', formatCount(source.length))}</span>}
      </p>
    </>
  );
}
