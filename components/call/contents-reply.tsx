import { SourceList } from '#components/sources/source-list.tsx';
import { saysHost } from '#components/markdown/web-address.ts';
import { WebLink } from '#components/markdown/web-link.tsx';
import { ReadLink } from '#components/reader/read-link.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { text } from '#lib/browser/text.ts';
import { isFailedResult } from '#lib/contract/contents.ts';
import type { ContentsReply, ContentsResult } from '#lib/contract/contents.ts';
import type { Fact } from './call-facts.tsx';
import { Content, hasContent } from './content.tsx';
import { formatCount } from './format.ts';
import { ReplyRegion } from './reply-region.tsx';
import styles from './call.module.css';

/** The pages that were read, with their summaries where those were asked for, and the ones that could not be. */
export function ContentsReplyView({ callId, reply }: { callId: string; reply: ContentsReply }) {
  const placed = reply.results.map((result, place) => ({ result, place }));
  const read = placed.filter(({ result }) => !isFailedResult(result));
  const failed = reply.results.filter(isFailedResult);
  const unnamed = Math.max(0, (reply.urls_failed ?? 0) - failed.length);
  return (
    <>
      {(read.length > 0 || failed.length + unnamed === 0) && (
        <ReplyRegion>
          {read.length === 0 && <Notice live="off">{text('callNoResults')}</Notice>}
          {read.map(({ result, place }) => (
            // The service may send one address twice.
            <PageRead key={place} callId={callId} place={place} result={result} named={read.length > 1} />
          ))}
        </ReplyRegion>
      )}
      <Failures failed={failed} unnamed={unnamed} />
      <SourceList callId={callId} sources={read.map(({ result }) => sourceOf(result))} />
    </>
  );
}

interface PageReadProps {
  callId: string;
  /** Its place in the reply. */
  place: number;
  result: ContentsResult;
  named: boolean;
}

function PageRead({ callId, place, result, named }: PageReadProps) {
  const { summary, content, description } = result;
  const [main, rest] = hasContent(summary) ? [summary, content] : [content, undefined];
  return (
    <article className={styles['page']}>
      {named && (
        <h3 className={styles['pageTitle']} dir="auto">
          {result.title || result.id || result.url}
        </h3>
      )}
      {hasContent(main) ? <Content value={main} /> : <p dir="auto">{description || text('callNoContent')}</p>}
      {hasContent(rest) && (
        <Disclosure summary={text('callFullText')} lazy>
          <Content value={rest} />
        </Disclosure>
      )}
      {hasContent(content) && (
        <p>
          <ReadLink callId={callId} place={place}>
            {text('callReadPage')}
          </ReadLink>
        </p>
      )}
    </article>
  );
}

function Failures({ failed, unnamed }: { failed: readonly ContentsResult[]; unnamed: number }) {
  if (failed.length + unnamed === 0) return null;
  return (
    <Notice tone="warning" live="off" title={text('callFailedAddresses')}>
      <ul className={styles['failures']}>
        {failed.map((result, index) => {
          const address = result.id ?? result.url ?? '';
          return (
            <li key={index}>
              <WebLink address={address} hideHost={saysHost(address, address)}>
                {address || text('callUntitled')}
              </WebLink>
              {result.error && <bdi>{`: ${result.error}`}</bdi>}
            </li>
          );
        })}
        {unnamed > 0 && <li>{text('callFailedUnnamed', unnamed)}</li>}
      </ul>
    </Notice>
  );
}

/** `id` is the address as it was asked for, without what the service adds. */
function sourceOf({ title, url, id, description, publication_date }: ContentsResult) {
  return { title, url: id ?? url, snippet: description, date: publication_date };
}

export function contentsFacts({ total_characters: characters }: ContentsReply): Fact[] {
  return characters === undefined
    ? []
    : [{ name: text('callCharactersRead'), value: formatCount(characters) }];
}
