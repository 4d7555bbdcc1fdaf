import type { ReactNode } from 'react';
import { ResultsView } from '#components/results/results-view.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { text } from '#lib/browser/text.ts';
import { isFailedResult } from '#lib/contract/contents.ts';
import { operations } from '#lib/contract/index.ts';
import type { Call } from '#lib/calls/call.ts';
import type { ReplyRow } from '#lib/calls/store.ts';
import { answerFacts } from './answer-facts.ts';
import { AnswerReplyView } from './answer-reply.tsx';
import { CallFacts } from './call-facts.tsx';
import type { Fact } from './call-facts.tsx';
import { ContentsReplyView, contentsFacts } from './contents-reply.tsx';
import { deepsearchFacts } from './deepsearch-facts.ts';
import { parseOnce } from './parse-once.ts';
import { ReplyNotices } from './reply-notices.tsx';

interface ReplyViewProps {
  call: Call;
  row: ReplyRow | undefined;
  /** The window that calls begun from the reply belong to. */
  windowId: number | undefined;
}

/** The reply of a call with what it cost. A failed call may have one too: it names what failed. */
export function ReplyView({ call, row, windowId }: ReplyViewProps) {
  const drawn = drawReply(call, row?.reply, windowId);
  const done = call.state === 'done';
  if (drawn === undefined && !done) return null;
  return (
    <>
      {/* What a failed call said is in its error already. */}
      {done && <ReplyNotices notices={row?.notices ?? []} advice={drawn?.advice} />}
      {drawn?.view ?? <Notice tone="warning">{text('callReplyLost')}</Notice>}
      <CallFacts call={call} facts={drawn?.facts ?? []} />
    </>
  );
}

interface Drawn {
  view: ReactNode;
  facts: Fact[];
  /** Words that came with a success. */
  advice?: string | undefined;
}

const parse = {
  answer: parseOnce((stored) => operations.answer.reply.safeParse(stored).data),
  contents: parseOnce((stored) => operations.contents.reply.safeParse(stored).data),
  deepsearch: parseOnce((stored) => operations.deepsearch.reply.safeParse(stored).data),
};

/** Parsed once more: it comes from the disk, and may have been written by another version. */
function drawReply(call: Call, stored: ReplyRow['reply'], windowId: number | undefined): Drawn | undefined {
  switch (call.operation) {
    case 'answer': {
      const reply = parse.answer(stored);
      if (!reply || isBare(call, reply.search_results)) return undefined;
      return {
        view: <AnswerReplyView call={call} reply={reply} windowId={windowId} />,
        facts: answerFacts(reply),
      };
    }
    case 'contents': {
      const reply = parse.contents(stored);
      if (!reply || isBare(call, reply.results)) return undefined;
      const view = <ContentsReplyView callId={call.id} reply={reply} />;
      // Failed addresses have lines of their own.
      const advice = reply.results.some(isFailedResult) ? undefined : reply.error;
      return { view, facts: contentsFacts(reply), advice };
    }
    case 'deepsearch': {
      const reply = parse.deepsearch(stored);
      if (!reply || isBare(call, reply.results)) return undefined;
      const view = <ResultsView call={call} reply={reply} windowId={windowId} />;
      return { view, facts: deepsearchFacts(reply), advice: reply.error };
    }
  }
}

/** A failure whose reply has nothing to show. */
function isBare({ state }: Call, results: readonly unknown[]): boolean {
  return state !== 'done' && results.length === 0;
}
