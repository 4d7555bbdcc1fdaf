import { splitWords } from '../service/language/words/split-words.ts';

/** Longer runs of letters are no words. */
const LONGEST = 40;

/** The distinct words of a text for searching: lower case, without accents, at most `limit`, in their order. */
export function splitTerms(text: string, limit: number): string[] {
  const words = new Set<string>();
  for (const word of splitWords(text)) {
    if (words.size >= limit) break;
    words.add(withoutAccents(word).slice(0, LONGEST));
  }
  return [...words];
}

function withoutAccents(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}
