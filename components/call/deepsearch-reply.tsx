import { plainTextOf } from '#components/markdown/plain-text.ts';
import { WebLink } from '#components/markdown/web-link.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { text } from '#lib/browser/text.ts';
import type { DeepsearchReply, DeepsearchResult } from '#lib/contract/deepsearch.ts';
import type { Fact } from './call-facts.tsx';
import { Content, hasContent } from './content.tsx';
import { formatCount } from './format.ts';
import { ReplyRegion } from './reply-region.tsx';
import { SourceHead, sourceAnchor } from './source-list.tsx';
import styles from './call.module.css';

/** Characters of a result that are shown before it is opened. */
const PASSAGE = 320;

/** What a search found, as cards: the results are the answer and its sources in one. */
export function DeepsearchReplyView({ callId, reply }: { callId: string; reply: DeepsearchReply }) {
  if (reply.results.length === 0)
    return (
      <ReplyRegion>
        <Notice live="off">{text('callNoResults')}</Notice>
      </ReplyRegion>
    );
  return (
    <ReplyRegion>
      <ol className={styles['cards']} aria-label={text('callSources')}>
        {reply.results.map((result, index) => (
          // The service may send one result twice.
          <li key={index} id={sourceAnchor(callId, index + 1)} className={styles['card']}>
            <ResultCard result={result} />
          </li>
        ))}
      </ol>
    </ReplyRegion>
  );
}

function ResultCard({ result }: { result: DeepsearchResult }) {
  const { title, url, id, content, publication_date: date } = result;
  const plain = typeof content === 'string' ? plainTextOf(content.slice(0, PASSAGE * 4)) : '';
  const whole = typeof content === 'string' && content.length <= PASSAGE;
  return (
    <>
      <SourceHead source={{ title, url: url ?? id, date }} />
      <Scholarly result={result} />
      {plain !== '' && (
        <p className={styles['passage']} dir="auto">
          {plain.length > PASSAGE ? `${plain.slice(0, PASSAGE).trimEnd()}…` : plain}
        </p>
      )}
      {hasContent(content) && !whole && (
        <Disclosure summary={text('callFullText')} lazy>
          <Content value={content} />
        </Disclosure>
      )}
    </>
  );
}

function Scholarly({ result: { authors, doi, citation_count: cited } }: { result: DeepsearchResult }) {
  if (authors.length === 0 && !doi && !cited) return null;
  return (
    <p className={styles['scholarly']}>
      {authors.length > 0 && <bdi>{authors.slice(0, 6).join(', ')}</bdi>}
      {doi && (
        <WebLink address={`https://doi.org/${encodeURI(doi)}`} hideHost>
          {text('callDoi', doi)}
        </WebLink>
      )}
      {Boolean(cited) && <span>{text('callCitedBy', formatCount(cited ?? 0))}</span>}
    </p>
  );
}

export function deepsearchFacts({ total_characters: characters }: DeepsearchReply): Fact[] {
  return characters === undefined
    ? []
    : [{ name: text('callCharactersRead'), value: formatCount(characters) }];
}
