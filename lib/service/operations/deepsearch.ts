import { DEEPSEARCH_DEFAULTS } from '../../contract/deepsearch.ts';
import type { DeepsearchRequest } from '../../contract/deepsearch.ts';
import { responseLimit } from '../../contract/shared.ts';
import type { Json, ResponseLength } from '../../contract/shared.ts';
import { cutMarkdown } from '../reading/cut-markdown.ts';
import type { LibraryHit } from '../types.ts';
import { dayOf } from './results/day-of.ts';
import { citationOf } from './results/citation.ts';
import { recordTransaction } from './record-transaction.ts';
import { preferHits } from './results/prefer-hits.ts';
import { originsOf, sourceOf, sourceTypeOf } from './results/sources.ts';
import type { Operation } from './tools.ts';
import { withoutTracking } from './results/without-tracking.ts';

/**
 * Ranks the pages of the library for a query. Each result carries the page's Markdown, cut to `response_length`
 * (25,000 characters when none is asked for), and in `passages` the paragraphs that matched. `category` and `country_code`
 * bring forward pages that say they are of it (`preferHits`). `max_price` and `is_tool_call` are accepted: the library is
 * free, and is one person's.
 */
export const deepsearch: Operation<DeepsearchRequest> = async (request, tools) => {
  const limit = request.max_num_results ?? DEEPSEARCH_DEFAULTS.max_num_results;
  const { category, country_code: country } = request;
  const prefers = category !== undefined || country !== undefined;
  const found = await tools.library.search({
    text: request.query,
    limit: prefers ? limit * 2 : limit,
    threshold: request.relevance_threshold ?? DEEPSEARCH_DEFAULTS.relevance_threshold,
    included: request.included_sources ?? [],
    excluded: request.excluded_sources ?? [],
    origins: originsOf(request.search_type ?? DEEPSEARCH_DEFAULTS.search_type),
    from: request.start_date ?? undefined,
    to: request.end_date ?? undefined,
  });
  const hits = prefers
    ? preferHits(found, { category, country: country ?? undefined }).slice(0, limit)
    : found;
  const results = hits.map((hit) =>
    resultOf(hit, request.response_length ?? DEEPSEARCH_DEFAULTS.response_length),
  );
  const txId = await recordTransaction(tools, 'deepsearch', `search_${tools.newId()}`);
  return {
    body: {
      success: true,
      error: '',
      tx_id: txId,
      query: request.query,
      results,
      results_by_source: countSources(hits),
      total_deduction_pcm: 0,
      total_deduction_dollars: 0,
      total_characters: results.reduce((total, { length }) => total + length, 0),
    },
  };
};

function resultOf({ page, score, passages }: LibraryHit, length: ResponseLength) {
  const content = contentOf({ page, score, passages }, responseLimit(length));
  return {
    id: page.requestedUrl || page.url,
    title: page.title,
    url: withoutTracking(page.url),
    content,
    source: sourceOf(page.origin),
    length: content.length,
    image_url: page.imageUrl ?? '',
    ...dayOf(page),
    doi: page.doi ?? '',
    citation: citationOf(page),
    citation_count: 0,
    authors: page.authors,
    references: '',
    price: 0,
    data_type: 'unstructured',
    source_type: sourceTypeOf(page.origin),
    description: page.description,
    relevance_score: score,
    passages: passages.map(({ text, heading, score: match }): Json => ({ text, heading, score: match })),
  };
}

/** The page from its start; where that would leave out the passage that matched best, the passages come first. */
function contentOf({ page, passages }: LibraryHit, limit: number): string {
  const { text, cut } = cutMarkdown(page.markdown, limit);
  const best = passages[0]?.text ?? '';
  if (!cut || text.includes(best)) return text;
  const found = passages.map((passage) => passage.text).join('\n\n');
  return cutMarkdown(`${found}\n\n${text}`, limit).text;
}

/** Counts by the names in `source`. Older clients look for the two named here and fail where they are missing. */
function countSources(hits: LibraryHit[]): { [source: string]: number } {
  const counts: { [source: string]: number } = { web: 0, proprietary: 0 };
  for (const { page } of hits) counts[sourceOf(page.origin)] = (counts[sourceOf(page.origin)] ?? 0) + 1;
  return counts;
}
