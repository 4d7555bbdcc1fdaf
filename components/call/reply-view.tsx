import { Notice } from '#components/ui/notice.tsx';
import { text } from '#lib/browser/text.ts';
import { operations } from '#lib/contract/index.ts';
import type { Call } from '#lib/calls/call.ts';
import type { ReplyRow } from '#lib/calls/store.ts';
import { AnswerReplyView, answerFacts } from './answer-reply.tsx';
import { CallFacts } from './call-facts.tsx';
import { ContentsReplyView, contentsFacts } from './contents-reply.tsx';
import { DeepsearchReplyView, deepsearchFacts } from './deepsearch-reply.tsx';

/** The reply of a call with what it cost. A failed call may have one too: it names what failed. */
export function ReplyView({ call, row }: { call: Call; row: ReplyRow | undefined }) {
  const { view, facts } = drawReply(call, row?.reply);
  return (
    <>
      {view}
      {(call.state === 'done' || view !== null) && <CallFacts call={call} facts={facts} />}
    </>
  );
}

/** Parsed once more: it comes from the disk, and may have been written by another version. */
function drawReply(call: Call, stored: ReplyRow['reply']) {
  const nothing = {
    view: call.state === 'done' ? <Notice tone="warning">{text('callReplyLost')}</Notice> : null,
    facts: [],
  };
  switch (call.operation) {
    case 'answer': {
      const { data: reply } = operations.answer.reply.safeParse(stored);
      if (!reply || (call.state !== 'done' && reply.search_results.length === 0)) return nothing;
      return { view: <AnswerReplyView callId={call.id} reply={reply} />, facts: answerFacts(reply) };
    }
    case 'contents': {
      const { data: reply } = operations.contents.reply.safeParse(stored);
      if (!reply || (call.state !== 'done' && reply.results.length === 0)) return nothing;
      return { view: <ContentsReplyView callId={call.id} reply={reply} />, facts: contentsFacts(reply) };
    }
    case 'deepsearch': {
      const { data: reply } = operations.deepsearch.reply.safeParse(stored);
      if (!reply || (call.state !== 'done' && reply.results.length === 0)) return nothing;
      return { view: <DeepsearchReplyView callId={call.id} reply={reply} />, facts: deepsearchFacts(reply) };
    }
  }
}
