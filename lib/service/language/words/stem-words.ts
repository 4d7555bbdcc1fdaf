import { splitWords } from './split-words.ts';
import { stemWord } from './stem-word.ts';

/** The words of a text as they are indexed and compared: cut, lower case, stemmed in the given language. */
export function stemWords(text: string, language: string): string[] {
  return splitWords(text).map((word) => stemWord(word, language));
}
