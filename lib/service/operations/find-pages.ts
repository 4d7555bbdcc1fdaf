import { ANSWER_DEFAULTS } from '../../contract/answer.ts';
import type { AnswerRequest } from '../../contract/answer.ts';
import type { Library, LibraryHit } from '../types.ts';
import { originsOf } from './sources.ts';

/** On the library's scale. What an answer may rest on is weighed once more, sentence by sentence. */
const THRESHOLD = 0.5;

/**
 * The pages that an answer may rest on, best first. Asked of one page alone, that page is the whole of the material and
 * scores 1, whether or not it shares a word with the question ("what is this about?").
 */
export async function findPages(
  request: AnswerRequest,
  library: Library,
  limit: number,
): Promise<LibraryHit[]> {
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
  if (only === undefined || others.length > 0) return hits;
  const page = await library.get(only);
  // A page with others below its path is a section: then the ranking decides.
  if (!page || hits.some((hit) => hit.page.url !== page.url)) return hits;
  return [{ page, score: 1, passages: hits[0]?.passages ?? [] }];
}
