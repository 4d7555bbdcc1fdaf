import { ANSWER_DEFAULTS } from '../../contract/answer.ts';
import type { AnswerRequest } from '../../contract/answer.ts';
import type { Json } from '../../contract/shared.ts';
import type { Library, LibraryHit } from '../types.ts';
import { dayOf } from './day-of.ts';
import { composeAnswer } from './first-form.ts';
import { Refusal } from './refusal.ts';
import { originsOf, sourceOf } from './sources.ts';
import { fillFromPages } from './structured/fill-from-pages.ts';
import type { Operation } from './tools.ts';
import { withoutTracking } from './without-tracking.ts';

/** Pages that an answer is composed from. */
const PAGES = 10;
const FAST_PAGES = 4;

/** On the library's scale: an answer may rest on less than deepsearch shows by itself, for sentences are weighed again. */
const THRESHOLD = 0.25;

/**
 * Answers from the library alone, never from the network: cited sentences of the pages that match, or the words that
 * the library does not answer this. With `structured_output`, the data that a matching page itself carries, or 422.
 * `data_max_price` and `country_code` are accepted: the library is free, and is one person's.
 */
export const answer: Operation<AnswerRequest> = async (request, { library, clock, newId }) => {
  const fast = request.fast_mode ?? ANSWER_DEFAULTS.fast_mode;
  const hits = await findPages(request, library, fast ? FAST_PAGES : PAGES);
  const { contents, sources } = request.structured_output
    ? fill(request.structured_output, hits)
    : compose(request, hits, fast);
  const id = newId();
  const [aiTxId, searchTxId] = [`answer_${id}`, `search_${id}`];
  await library.addTransaction({ id: aiTxId, operation: 'answer', at: clock() });
  await library.addTransaction({ id: searchTxId, operation: 'answer', at: clock() });
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
      ai_usage: { input_tokens: 0, output_tokens: 0 },
      cost: { total_deduction_dollars: 0, search_deduction_dollars: 0, ai_deduction_dollars: 0 },
    },
  };
};

interface Answered {
  contents: Json;
  sources: LibraryHit[];
}

async function findPages(request: AnswerRequest, library: Library, limit: number): Promise<LibraryHit[]> {
  const hits = await library.search({
    text: request.query,
    limit,
    threshold: THRESHOLD,
    included: request.included_sources ?? [],
    excluded: request.excluded_sources ?? [],
    origins: originsOf(request.search_type ?? ANSWER_DEFAULTS.search_type),
    from: request.start_date ?? undefined,
    to: request.end_date ?? undefined,
  });
  const [only, ...others] = request.included_sources ?? [];
  if (hits.length > 0 || only === undefined || others.length > 0) return hits;
  // Asked of one page, a question may share no word with it ("what is this about?"): the whole page is read.
  const page = await library.get(only);
  return page ? [{ page, score: 0, passages: [] }] : [];
}

function compose(request: AnswerRequest, hits: LibraryHit[], fast: boolean): Answered {
  const { text, sources } = composeAnswer(request.query, hits, { fast });
  return { contents: text, sources };
}

function fill(schema: Record<string, unknown>, hits: LibraryHit[]): Answered {
  const filled = fillFromPages(schema, hits);
  if (filled) return { contents: filled.value, sources: [filled.hit] };
  const found =
    hits.length === 0
      ? 'No page in the library matches the question.'
      : 'None of the pages found carries this data.';
  throw new Refusal(
    422,
    `${found} Without a language model, only data that a page itself states can be filled in.`,
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
