import { useCallback, useMemo, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ReplyRegion } from '#components/call/reply-region.tsx';
import { sourceAnchor } from '#components/sources/source-list.tsx';
import { formatCount } from '#components/call/format.ts';
import { text } from '#lib/browser/text.ts';
import type { Call } from '#lib/calls/call.ts';
import type { DeepsearchReply } from '#lib/contract/deepsearch.ts';
import { arrangeResults, ranked, sourceOf } from './arrange-results.ts';
import type { Order, Ranked } from './arrange-results.ts';
import { NothingFound } from './nothing-found.tsx';
import { PickedBar } from './picked-bar.tsx';
import { queryWords } from './query-words.ts';
import { ResultCard } from './result-card.tsx';
import { ResultTools } from './result-tools.tsx';
import styles from './results.module.css';

type SearchCall = Extract<Call, { operation: 'deepsearch' }>;

interface ResultsViewProps {
  call: SearchCall;
  reply: DeepsearchReply;
  windowId: number | undefined;
}

/** Cards that are drawn at once; what is out of sight is not laid out (content-visibility). */
const PAGE = 50;

/** What a search found: cards to sort, to filter and to pick from. */
export function ResultsView({ call, reply, windowId }: ResultsViewProps) {
  const [order, setOrder] = useState<Order>('relevance');
  const [source, setSource] = useState<string>();
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [limit, setLimit] = useState(PAGE);
  const all = useMemo(() => ranked(reply), [reply]);
  const shown = arrangeResults(all, order, source);
  // The same from one drawing to the next: a card that did not change is not drawn again, of however many.
  const words = useMemo(() => queryWords(call.request.query), [call.request.query]);
  const pick = useCallback((rank: number, wanted: boolean) => {
    setPicked((before) => {
      const changed = new Set(before);
      if (wanted) changed.add(rank);
      else changed.delete(rank);
      return changed;
    });
  }, []);

  return (
    <ReplyRegion>
      {all.length === 0 && <NothingFound call={call} windowId={windowId} />}
      {all.length > 1 && (
        <ResultTools reply={reply} order={order} source={source} onOrder={setOrder} onSource={setSource} />
      )}
      {all.length > 0 && (
        <PickedBar
          call={call}
          windowId={windowId}
          picked={all.filter(({ rank }) => picked.has(rank))}
          shown={shown}
          onClear={() => setPicked(new Set())}
        />
      )}
      {all.length > 0 && (
        <ol className={styles['cards']} aria-label={text('callSources')}>
          {shown.slice(0, limit).map((each, index) => (
            <li key={each.rank} id={sourceAnchor(call.id, each.rank + 1)} className={styles['card']}>
              {order === 'source' && startsGroup(shown, index) && (
                <h3 className={styles['group']}>{sourceOf(each.result) || text('resultsNoSource')}</h3>
              )}
              <ResultCard
                windowId={windowId}
                result={each.result}
                words={words}
                picked={picked.has(each.rank)}
                rank={each.rank}
                onPick={pick}
              />
            </li>
          ))}
        </ol>
      )}
      {shown.length > limit && (
        <Button onClick={() => setLimit(limit + PAGE * 2)}>
          {text('resultsMore', formatCount(shown.length - limit))}
        </Button>
      )}
    </ReplyRegion>
  );
}

function startsGroup(shown: readonly Ranked[], index: number): boolean {
  const [before, here] = [shown[index - 1], shown[index]];
  return here !== undefined && (before === undefined || sourceOf(before.result) !== sourceOf(here.result));
}
