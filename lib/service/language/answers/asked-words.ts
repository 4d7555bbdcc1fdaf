import { detectLanguage } from '../words/detect-language.ts';
import { splitWords } from '../words/split-words.ts';
import { stemWord } from '../words/stem-word.ts';
import { stopWords } from '../words/stop-words.ts';

/** A word of the question. */
export interface AskedWord {
  /** As typed, lower case. */
  word: string;
  /** Its stems in the languages of the pages. */
  stems: ReadonlySet<string>;
  /** How often it was asked. */
  count: number;
  /** How much it tells in the whole library (`rarity`); `undefined` where that is not known. */
  rarity: number | undefined;
}

/**
 * The words of a question that carry its topic, or all of them where none does. `languages` are those of the pages,
 * `rarities` what the stems tell in the library.
 */
export function askedWords(
  query: string,
  languages: readonly string[],
  rarities: ReadonlyMap<string, number> | undefined,
): AskedWord[] {
  const all = splitWords(query.slice(0, 2_000));
  const stops = stopWords(detectLanguage(query) ?? languages[0] ?? 'en');
  const content = all.filter((word) => !stops.has(word));
  const asked = new Map<string, AskedWord>();
  for (const word of content.length > 0 ? content : all) {
    const stems = new Set(languages.map((language) => stemWord(word, language)));
    const key = [...stems].join(' ');
    const known = asked.get(key);
    const rarity = [...stems].flatMap((stem) => rarities?.get(stem) ?? []);
    if (known !== undefined) known.count += 1;
    else
      asked.set(key, { word, stems, count: 1, rarity: rarity.length > 0 ? Math.max(...rarity) : undefined });
  }
  return [...asked.values()];
}
