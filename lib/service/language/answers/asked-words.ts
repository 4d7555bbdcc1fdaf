import { detectLanguage } from '../words/detect-language.ts';
import { gramsOf, splitWords } from '../words/split-words.ts';
import { stemWord } from '../words/stem-word.ts';
import { formStems } from '../words/word-forms.ts';
import { stopWords } from '../words/stop-words.ts';
import { countAfter, withoutAsking } from './question.ts';

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
  const asking = withoutAsking(query.slice(0, 2_000));
  const all = splitWords(asking);
  const grams = gramsOf(asking);
  const own = questionLanguage(query, languages);
  const stops = stopWords(own);
  const isContent = (word: string): boolean => !stops.has(word);
  const hasContent = all.some(isContent);
  const asked = new Map<string, AskedWord>();
  all.forEach((word, at) => {
    if (hasContent && !isContent(word)) return;
    const stems = new Set(
      languages.flatMap((language) => (language === own ? formStems(word, own) : stemWord(word, language))),
    );
    const key = [...stems].join(' ');
    const known = asked.get(key);
    const count = countAfter(all[at - 1]);
    const rarity = rarityOf(stems, rarities);
    if (known !== undefined) known.count += count;
    // A pair of letters that the library does not know reaches from one word into the next.
    else if (rarities === undefined || rarity !== undefined || !grams.has(word))
      asked.set(key, { word, stems, count, rarity });
  });
  return [...asked.values()];
}

/** The language that a question seems to be in, else the first of `languages`. */
export function questionLanguage(query: string, languages: readonly string[]): string {
  return detectLanguage(query) ?? languages[0] ?? 'en';
}

function rarityOf(
  stems: ReadonlySet<string>,
  rarities: ReadonlyMap<string, number> | undefined,
): number | undefined {
  const known = [...stems].flatMap((stem) => rarities?.get(stem) ?? []);
  return known.length > 0 ? Math.max(...known) : undefined;
}
