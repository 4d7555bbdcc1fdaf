import { CitationsContext } from '#components/markdown/cited.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { text } from '#lib/browser/text.ts';
import type { AnswerReply } from '#lib/contract/answer.ts';
import type { Fact } from './call-facts.tsx';
import { Content, hasContent } from './content.tsx';
import { formatCount } from './format.ts';
import { ReplyRegion } from './reply-region.tsx';
import { SourceList, sourceAnchor, sourceTitle } from './source-list.tsx';

/** An answer with the sources that it cites. */
export function AnswerReplyView({ callId, reply }: { callId: string; reply: AnswerReply }) {
  const { contents, search_results: sources } = reply;
  const citations = sources.map((source, index) => ({
    anchor: sourceAnchor(callId, index + 1),
    title: sourceTitle(source),
  }));
  return (
    <>
      <ReplyRegion>
        {hasContent(contents) ? (
          <CitationsContext value={citations}>
            <Content value={contents} />
          </CitationsContext>
        ) : (
          <Notice live="off">{text(sources.length > 0 ? 'callNoAnswerText' : 'callNoResults')}</Notice>
        )}
      </ReplyRegion>
      <SourceList callId={callId} sources={sources} />
    </>
  );
}

export function answerFacts({ ai_usage: usage, search_metadata: search }: AnswerReply): Fact[] {
  return [
    ...(search?.total_characters === undefined
      ? []
      : [{ name: text('callCharactersRead'), value: formatCount(search.total_characters) }]),
    ...(usage?.input_tokens === undefined || usage.output_tokens === undefined
      ? []
      : [
          {
            name: text('callTokens'),
            value: text('callTokensInOut', formatCount(usage.input_tokens), formatCount(usage.output_tokens)),
          },
        ]),
    ...(search?.tx_ids ?? []).map((id) => ({ name: text('callSearchTransaction'), value: id })),
  ];
}
