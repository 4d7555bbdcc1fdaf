import { text } from '#lib/browser/text.ts';
import type { AnswerReply } from '#lib/contract/answer.ts';
import { factsOf } from './call-facts.tsx';
import type { Fact } from './call-facts.tsx';
import { formatCount } from './format.ts';

/** What an answer's reply says of itself. */
export function answerFacts(reply: AnswerReply): Fact[] {
  const { ai_usage: usage, search_metadata: search, data_type: type, original_query: query } = reply;
  return factsOf([
    ['callQuestionReceived', query],
    ['resultDataType', type],
    ['callResultsFound', counted(search?.number_of_results)],
    ['callCharactersRead', counted(search?.total_characters)],
    ['callTokens', tokensOf(usage)],
    ...(search?.tx_ids ?? []).map((id) => ['callSearchTransaction', id] as const),
  ]);
}

const counted = (count: number | undefined) => (count === undefined ? undefined : formatCount(count));

/** Of two counts one may be missing; the other is shown all the same. */
function tokensOf(usage: AnswerReply['ai_usage']): string | undefined {
  const [read, written] = [counted(usage?.input_tokens), counted(usage?.output_tokens)];
  if (read === undefined && written === undefined) return undefined;
  return text('callTokensInOut', read ?? '–', written ?? '–');
}
