import { detectLanguage } from '../../language/words/detect-language.ts';

/** The language of a text by its script and its small words; undefined for a text too short to tell. */
export function guessLanguage(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters < 20 ? undefined : detectLanguage(text);
}
