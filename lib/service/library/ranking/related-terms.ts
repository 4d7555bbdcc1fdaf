import { stopWords } from '../../language/words/stop-words.ts';
import type { WordStream } from '../postings/word-stream.ts';

const MOST_TERMS = 10;

/** Small words and numbers stand in every page; of so many of the most frequent terms some are neither. */
const LOOKED_AT = 60;

/**
 * The words that the best pages of a first search have in common (the relevance model of RM3): term numbers
 * with weights that add up to 1. `textOf` gives a term's text.
 */
export function relatedTerms(
  pages: readonly { stream: WordStream; score: number }[],
  textOf: (term: number) => string,
  languages: readonly string[],
): { term: number; weight: number }[] {
  const weights = new Map<number, number>();
  for (const { stream, score } of pages) {
    const share = score / Math.max(1, stream.words.length);
    for (const term of stream.words) weights.set(term, (weights.get(term) ?? 0) + share);
  }
  const frequent = [...weights].toSorted((a, b) => b[1] - a[1]).slice(0, LOOKED_AT);
  const telling = frequent.filter(([term]) => isTelling(textOf(term), languages)).slice(0, MOST_TERMS);
  const total = telling.reduce((sum, [, weight]) => sum + weight, 0);
  return telling.map(([term, weight]) => ({ term, weight: weight / total }));
}

function isTelling(term: string, languages: readonly string[]): boolean {
  if (!/\p{L}/u.test(term)) return false;
  if (/^[a-z]{1,2}$/.test(term)) return false;
  return !languages.some((language) => stopWords(language).has(term));
}
