import { memo, useTransition } from 'react';
import { startBeside } from '#components/ask/start-call.ts';
import { Content, hasContent } from '#components/call/content.tsx';
import { SourceHead, sourceTitle } from '#components/sources/source-list.tsx';
import { plainTextOf } from '#components/markdown/plain-text.ts';
import { Button } from '#components/ui/button.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { text } from '#lib/browser/text.ts';
import type { DeepsearchResult } from '#lib/contract/deepsearch.ts';
import { PASSAGE, findPassage, markWords } from './find-passage.ts';
import { resultAddress } from './result-address.ts';
import { ResultFacts, Scholarly } from './result-facts.tsx';
import { SourceActions } from './source-actions.tsx';
import { withPassage } from './text-fragment.ts';
import styles from './results.module.css';

interface ResultCardProps {
  windowId: number | undefined;
  result: DeepsearchResult;
  words: RegExp | undefined;
  picked: boolean;
  /** Its place in the reply. */
  rank: number;
  onPick: (rank: number, picked: boolean) => void;
}

/** One result: where it lies, the passage that answers best, and what can be done with it. */
export const ResultCard = memo(function ResultCard(props: ResultCardProps) {
  const { windowId, result, words, picked, rank, onPick } = props;
  const { content, publication_date: date } = result;
  const [busy, begin] = useTransition();
  const address = resultAddress(result);
  const title = sourceTitle({ title: result.title, url: address });
  const { passage, whole } = passageOf(content, words);
  return (
    <article className={styles['body']} aria-label={title}>
      <div className={styles['top']}>
        <input
          type="checkbox"
          checked={picked}
          aria-label={text('resultPick', title)}
          onChange={({ target }) => onPick(rank, target.checked)}
        />
        <div className={styles['head']}>
          <SourceHead source={{ title, url: withPassage(address, passage), date }} />
          <Scholarly result={result} />
        </div>
      </div>
      {passage !== '' && (
        <p className={styles['passage']} dir="auto">
          {markWords(passage, words).map((piece, index) =>
            // Pieces have no identity but their place.
            piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text,
          )}
        </p>
      )}
      <ResultFacts result={result} />
      <div className={styles['actions']}>
        <Button
          look="quiet"
          disabled={busy || address === ''}
          aria-label={text('resultReadNamed', title)}
          onClick={() =>
            begin(() => startBeside(windowId, { operation: 'contents', request: { urls: [address] } }))
          }
        >
          {text('resultRead')}
        </Button>
        <SourceActions address={address} />
        <CopyButton
          value={`${title}\n${address}`}
          label={text('resultCopy', title)}
          done={text('answerCopied')}
        />
      </div>
      {hasContent(content) && !whole && (
        <Disclosure summary={text('callFullText')} lazy>
          <Content value={content} />
        </Disclosure>
      )}
    </article>
  );
});

function passageOf(content: DeepsearchResult['content'], words: RegExp | undefined) {
  if (typeof content !== 'string') return { passage: '', whole: false };
  const start = findPassage(content, words);
  // Links and marks take room that the words do not.
  const plain = plainTextOf(content.slice(start, start + PASSAGE * 3));
  const cut = plain.length > PASSAGE;
  const end = cut ? `${plain.slice(0, PASSAGE).replace(/\S*$/, '').trimEnd()}…` : plain;
  return {
    passage: start > 0 && end !== '' ? `… ${end}` : end,
    whole: start === 0 && !cut && content.length <= PASSAGE,
  };
}
