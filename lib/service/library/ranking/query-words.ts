import { detectLanguage } from '../../language/words/detect-language.ts';
import { countAfter, isQuestion, withoutAsking } from '../../language/answers/question.ts';
import { gramsOf, splitWords } from '../../language/words/split-words.ts';
import { stemWord } from '../../language/words/stem-word.ts';
import { formStems } from '../../language/words/word-forms.ts';
import { stopWords } from '../../language/words/stop-words.ts';

export interface QueryWord {
  /** As typed, lower case. */
  word: string;
  /** The word as it may stand in the index: its stems in the languages of the library. */
  stems: string[];
  /** How often the query has it, or a part where it counts less. */
  count: number;
  /** Whether it is a pair or triple of letters that may reach from one word into the next. */
  isGram: boolean;
  /** Words between this one's first place and the query word before it, plus one; 0 for the first word. */
  step: number;
}

export interface QueryWords {
  words: QueryWord[];
  /** What stood in quotation marks: for each phrase, for each of its words, the stems it may have. */
  phrases: string[][][];
  isQuestion: boolean;
  /** The language that the query seems to be in, else the one of most pages. */
  language: string;
}

/** More languages than these in one library are rare, and each costs a look-up for each word. */
const MOST_LANGUAGES = 6;

/** Longer queries are texts; what they are about is in their beginning. */
const MOST_WORDS = 200;

/**
 * Cuts a query into words: stop words fall away unless nothing is left, and each word is stemmed as in each
 * language of the library (`languages`, most frequent first), for a short query rarely tells its own.
 */
export function queryWords(text: string, languages: readonly string[]): QueryWords {
  const own = detectLanguage(text);
  const language = own ?? languages[0] ?? 'en';
  const considered = [
    ...new Set([...(own === undefined ? [] : [own]), ...languages.slice(0, MOST_LANGUAGES)]),
  ];
  const asking = withoutAsking(text.slice(0, 20_000));
  const all = splitWords(asking).slice(0, MOST_WORDS);
  const grams = gramsOf(asking);
  const stops = stopWords(language);
  const content = all.filter((word) => !stops.has(word));
  const kept = content.length > 0 ? new Set(content) : new Set(all);
  const words = new Map<string, QueryWord>();
  let last = -1;
  all.forEach((word, at) => {
    if (!kept.has(word)) return;
    const stems = stemsOf(word, considered, language);
    const known = words.get(stems.join(' '));
    const count = countAfter(all[at - 1]);
    const step = last < 0 ? 0 : at - last;
    if (known !== undefined) known.count += count;
    else words.set(stems.join(' '), { word, stems, count, step, isGram: grams.has(word) });
    last = at;
  });
  return {
    words: [...words.values()],
    phrases: phrasesOf(text, considered),
    isQuestion: isQuestion(text),
    language,
  };
}

function stemsOf(word: string, languages: readonly string[], own?: string): string[] {
  const stems = new Set(
    languages.flatMap((language) => (language === own ? formStems(word, own) : stemWord(word, language))),
  );
  // Pages in a language without a stemmer hold the word as it is.
  if (stems.size === 0) stems.add(stemWord(word, ''));
  return [...stems];
}

function phrasesOf(text: string, languages: readonly string[]): string[][][] {
  const quoted = text.matchAll(/["“”„«»]([^"“”„«»]{2,200})["“”„«»]/g);
  return Array.from(quoted, ([, inside = '']) => splitWords(inside))
    .filter((words) => words.length > 1)
    .map((words) => words.map((word) => stemsOf(word, languages)));
}
