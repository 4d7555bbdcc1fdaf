import { stopWords } from './stop-words.ts';

/** Scripts that one language of ours, or almost one, is written in. */
const BY_SCRIPT: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh', /\p{Script=Han}/u],
  ['th', /\p{Script=Thai}/u],
  ['lo', /\p{Script=Lao}/u],
  ['km', /\p{Script=Khmer}/u],
  ['my', /\p{Script=Myanmar}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['el', /\p{Script=Greek}/u],
  ['hi', /\p{Script=Devanagari}/u],
];

const CYRILLIC = ['ru', 'uk', 'bg'];
const ARABIC = ['ar', 'fa'];
const LATIN = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'sv',
  'da',
  'no',
  'fi',
  'pl',
  'cs',
  'hu',
  'ro',
  'tr',
  'id',
  'vi',
];

/** Enough to tell languages apart; reading on would not change the guess. */
const SAMPLE = 6_000;

/**
 * The language of a text as the first part of a BCP 47 tag: by its script, and within a script by which
 * language's small words it uses most. `undefined` where nothing speaks for any language.
 */
export function detectLanguage(text: string): string | undefined {
  const sample = text.slice(0, SAMPLE).toLowerCase();
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return undefined;
  for (const [language, script] of BY_SCRIPT) {
    if (share(sample, script, letters) > (language === 'ja' ? 0.1 : 0.2)) return language;
  }
  const words = sample.normalize('NFKC').match(/[\p{L}\p{M}]+/gu) ?? [];
  if (share(sample, /\p{Script=Cyrillic}/u, letters) > 0.3) return mostSmallWords(words, CYRILLIC) ?? 'ru';
  if (share(sample, /\p{Script=Arabic}/u, letters) > 0.3) return mostSmallWords(words, ARABIC) ?? 'ar';
  return mostSmallWords(words, LATIN);
}

function share(text: string, script: RegExp, letters: number): number {
  return (text.match(new RegExp(script.source, 'gu'))?.length ?? 0) / letters;
}

function mostSmallWords(words: readonly string[], languages: readonly string[]): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const language of languages) {
    const list = stopWords(language);
    // A word of one letter is in many lists; it says little.
    const score = words.reduce((sum, word) => sum + (list.has(word) ? (word.length > 1 ? 1 : 0.3) : 0), 0);
    if (score > most) [best, most] = [language, score];
  }
  return best;
}

/**
 * The language to treat a text as: what the page says of itself, else what its words say, else `en`. Never
 * empty.
 */
export function languageOf(tag: string | undefined, text: string): string {
  const named = tag?.toLowerCase().split(/[-_]/, 1)[0];
  if (named !== undefined && /^[a-z]{2,3}$/.test(named) && agreesWithScript(named, text)) return named;
  return detectLanguage(text) ?? 'en';
}

const UNSPACED_TAGS = new Set([
  'zh',
  'ja',
  'ko',
  'th',
  'lo',
  'km',
  'my',
  'ru',
  'uk',
  'bg',
  'ar',
  'fa',
  'he',
  'el',
  'hi',
]);

/** Many pages carry `lang="en"` from their template while their text is Chinese or Russian. */
function agreesWithScript(language: string, text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 20) return true;
  const latin = share(sample, /\p{Script=Latin}/u, letters);
  return UNSPACED_TAGS.has(language) ? latin < 0.9 : latin > 0.3 || !LATIN.includes(language);
}
