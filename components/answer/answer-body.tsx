import { Suspense, lazy, useRef } from 'react';
import { CitationsContext } from '#components/markdown/cited.tsx';
import { Content } from '#components/call/content.tsx';
import { sourceAnchor, sourceTitle } from '#components/sources/source-list.tsx';
import type { AnswerReply } from '#lib/contract/answer.ts';
import type { Json } from '#lib/contract/shared.ts';
import { AnswerTools } from './answer-tools.tsx';
import { CitationCards } from './citation-cards.tsx';

// Few answers are data; what checks and draws it loads for those.
const StructuredReply = lazy(async () => ({
  default: (await import('#components/structured/structured-reply.tsx')).StructuredReply,
}));

interface AnswerBodyProps {
  callId: string;
  question: string;
  /** The schema that was sent, when data was asked for. */
  schema: Record<string, unknown> | null | undefined;
  contents: Json;
  reply: AnswerReply;
}

/** What was answered: text with its citations, or data with its schema. */
export function AnswerBody({ callId, question, schema, contents, reply }: AnswerBodyProps) {
  const drawn = useRef<HTMLDivElement>(null);
  const { search_results: sources, data_type: type } = reply;
  if (schema || type === 'structured' || typeof contents !== 'string')
    return (
      // As it came, until the table is there: an answer is never a blank.
      <Suspense fallback={<Content value={contents} />}>
        <StructuredReply question={question} schema={schema} contents={contents} />
      </Suspense>
    );
  const citations = sources.map((source, index) => ({
    anchor: sourceAnchor(callId, index + 1),
    title: sourceTitle(source),
  }));
  return (
    <>
      <CitationCards callId={callId} sources={sources}>
        <CitationsContext value={citations}>
          <div ref={drawn}>
            <Content value={contents} />
          </div>
        </CitationsContext>
      </CitationCards>
      <AnswerTools question={question} reply={reply} drawn={drawn} />
    </>
  );
}
