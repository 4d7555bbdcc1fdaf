import { text } from '#lib/browser/text.ts';
import type { AnswerReply } from '#lib/contract/answer.ts';
import type { Fact } from './call-facts.tsx';
import { formatCount } from './format.ts';

/** What an answer's reply says of itself. */
export function answerFacts({ ai_usage: usage, search_metadata: search }: AnswerReply): Fact[] {
  return [
    ...(search?.number_of_results === undefined
      ? []
      : [{ name: text('callResultsFound'), value: formatCount(search.number_of_results) }]),
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
