import { AnswerBody } from '#components/answer/answer-body.tsx';
import { citedNumbers } from '#components/answer/cited-numbers.ts';
import { NothingFound } from '#components/results/nothing-found.tsx';
import { ThreadView } from '#components/thread/thread-view.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { text } from '#lib/browser/text.ts';
import type { Call } from '#lib/calls/call.ts';
import type { AnswerReply } from '#lib/contract/answer.ts';
import { hasContent } from './content.tsx';
import { ReplyRegion } from './reply-region.tsx';
import { SourceList } from '#components/sources/source-list.tsx';

interface AnswerReplyViewProps {
  call: Extract<Call, { operation: 'answer' }>;
  reply: AnswerReply;
  windowId: number | undefined;
}

/** An answer with the sources that it cites. */
export function AnswerReplyView({ call, reply, windowId }: AnswerReplyViewProps) {
  const { contents, search_results: sources } = reply;
  const cited = typeof contents === 'string' ? citedNumbers(contents, sources.length) : new Set<number>();
  return (
    <>
      <ReplyRegion>
        {hasContent(contents) ? (
          <AnswerBody
            callId={call.id}
            question={call.request.query}
            schema={call.request.structured_output}
            contents={contents}
            reply={reply}
          />
        ) : sources.length > 0 ? (
          <Notice live="off">{text('callNoAnswerText')}</Notice>
        ) : (
          <NothingFound call={call} windowId={windowId} />
        )}
      </ReplyRegion>
      <SourceList callId={call.id} sources={sources} cited={cited} />
      {hasContent(contents) && <ThreadView call={call} reply={reply} windowId={windowId} />}
    </>
  );
}
