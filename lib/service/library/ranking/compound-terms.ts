import { partings, tailSought } from '../../language/words/compounds.ts';
import { stemWord } from '../../language/words/stem-word.ts';
import type { TermIndex } from '../postings/term-index.ts';

interface SharedTerm {
  term: number;
  share: number;
}

/** A word within a longer one counts for this much of the word itself, and so does each part of a longer one. */
export const PART = 0.6;

/** Terms of compounds that end in a word of the query (`Feldhamster` for `Hamster`). */
export function tailTerms(index: TermIndex, word: string, language: string): SharedTerm[] {
  const tail = tailSought(word, language);
  const term = tail === undefined ? undefined : index.find(tail);
  return term === undefined ? [] : [{ term, share: PART }];
}

/** Terms of the two parts of a compound of the query that the index does not hold, where it holds both parts. */
export function partTerms(index: TermIndex, word: string, language: string): SharedTerm[] {
  const find = (part: string): number | undefined => {
    const tail = tailSought(part, language);
    return index.find(stemWord(part, language)) ?? (tail === undefined ? undefined : index.find(tail));
  };
  for (const [left, right] of partings(word, language)) {
    const second = find(right);
    const first = second === undefined ? undefined : find(left);
    if (first !== undefined && second !== undefined)
      return [...new Set([first, second])].map((term) => ({ term, share: PART }));
  }
  return [];
}
