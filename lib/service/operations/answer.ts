import { ANSWER_DEFAULTS } from '../../contract/answer.ts';
import type { AnswerRequest } from '../../contract/answer.ts';
import type { Json } from '../../contract/shared.ts';
import { composeAnswer } from '../language/answers/compose-answer.ts';
import { writeAnswer } from '../language/answers/write-answer.ts';
import type { LibraryHit } from '../types.ts';
import { dayOf } from './results/day-of.ts';
import { findPages } from './find-pages.ts';
import { recordTransaction } from './record-transaction.ts';
import { Refusal } from './refusal.ts';
import { sourceOf } from './results/sources.ts';
import { fillFromPages } from './structured/fill-from-pages.ts';
import type { Operation, Tools } from './tools.ts';
import { withoutTracking } from './results/without-tracking.ts';

/** Pages that an answer is composed from. */
const PAGES = 10;
const FAST_PAGES = 4;

/** What was answered, and the pages that its citations number. */
interface Answered {
  contents: Json;
  sources: LibraryHit[];
  tokens?: { input_tokens: number; output_tokens: number };
}

/**
 * Answers from the library alone, never from the network: cited sentences of the pages that match, or the words that
 * the library does not answer this. With `structured_output`, the data that a matching page itself carries, or 422.
 * A language model, where the host has one, writes both from the same pages. `data_max_price` and `country_code` are
 * accepted: the library is free, and is one person's.
 */
export const answer: Operation<AnswerRequest> = async (request, tools, signal) => {
  const fast = request.fast_mode ?? ANSWER_DEFAULTS.fast_mode;
  const hits = await findPages(request, tools.library, fast ? FAST_PAGES : PAGES);
  const answered =
    (await written(request, hits, tools, signal)) ??
    (request.structured_output
      ? filled(request.structured_output, hits)
      : composed(request.query, hits, fast));
  const { contents, sources, tokens = { input_tokens: 0, output_tokens: 0 } } = answered;
  // The answer and the search behind it are two transactions of the interface; feedback may name either.
  const id = tools.newId();
  const aiTxId = await recordTransaction(tools, 'answer', `answer_${id}`);
  const searchTxId = await recordTransaction(tools, 'answer', `search_${id}`);
  return {
    body: {
      success: true,
      ai_tx_id: aiTxId,
      original_query: request.query,
      contents,
      data_type: request.structured_output ? 'structured' : 'unstructured',
      search_results: sources.map(resultOf),
      search_metadata: {
        tx_ids: [searchTxId],
        number_of_results: sources.length,
        total_characters: sources.reduce((total, { page }) => total + page.markdown.length, 0),
      },
      ai_usage: tokens,
      cost: { total_deduction_dollars: 0, search_deduction_dollars: 0, ai_deduction_dollars: 0 },
    },
  };
};

async function written(
  request: AnswerRequest,
  hits: LibraryHit[],
  { model }: Tools,
  signal: AbortSignal,
): Promise<Answered | undefined> {
  const { query: question, system_instructions: instructions, structured_output: schema } = request;
  const task = {
    question,
    hits,
    instructions: instructions ?? undefined,
    fast: request.fast_mode ?? ANSWER_DEFAULTS.fast_mode,
    schema: schema ?? undefined,
  };
  const answered = await writeAnswer(model, task, signal);
  if (!answered) return undefined;
  const { text, inputTokens, outputTokens } = answered;
  return {
    contents: schema ? JSON.parse(text) : text,
    sources: hits,
    tokens: { input_tokens: inputTokens, output_tokens: outputTokens },
  };
}

function composed(query: string, hits: LibraryHit[], fast: boolean): Answered {
  const { text, cited } = composeAnswer({ query, hits, fast });
  return { contents: text, sources: cited };
}

function filled(schema: Record<string, unknown>, hits: LibraryHit[]): Answered {
  const found = fillFromPages(schema, hits);
  if (found) return { contents: found.value, sources: [found.hit] };
  const why =
    hits.length === 0
      ? 'No page in the library matches the question.'
      : 'None of the pages found carries this data.';
  throw new Refusal(
    422,
    `${why} Without a language model, only data that a page itself states can be filled in.`,
  );
}

function resultOf({ page, passages }: LibraryHit) {
  return {
    title: page.title,
    url: withoutTracking(page.url),
    snippet: passages[0]?.text ?? page.description,
    source: sourceOf(page.origin),
    date: dayOf(page).publication_date,
    length: page.markdown.length,
  };
}
