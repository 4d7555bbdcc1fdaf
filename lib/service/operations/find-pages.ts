import { ANSWER_DEFAULTS } from '../../contract/answer.ts';
import type { AnswerRequest } from '../../contract/answer.ts';
import type { Library, LibraryHit } from '../types.ts';
import { originsOf } from './results/sources.ts';

/** On the library's scale. What an answer may rest on is weighed once more, sentence by sentence. */
const THRESHOLD = 0.66;

/**
 * The pages that an answer may rest on, best first. Asked of one page alone, that page is the whole of the material and
 * scores 1, whether or not it shares a word with the question ("what is this about?").
 */
export async function findPages(
  request: AnswerRequest,
  library: Library,
  limit: number,
): Promise<LibraryHit[]> {
  const included = request.included_sources ?? [];
  const [only] = included.length === 1 ? included : [];
  const hits = await library.search({
    text: request.query,
    limit,
    threshold: only === undefined ? THRESHOLD : 0,
    included,
    excluded: request.excluded_sources ?? [],
    origins: originsOf(request.search_type ?? ANSWER_DEFAULTS.search_type),
    from: request.start_date ?? undefined,
    to: request.end_date ?? undefined,
  });
  const [hit, ...others] = hits;
  // A page with others below its path is a section, and is ranked with them.
  if (hit && only !== undefined && others.length === 0 && (await library.get(only))?.url === hit.page.url) {
    return [{ ...hit, score: 1 }];
  }
  return hits.filter(({ score }) => score >= THRESHOLD);
}
