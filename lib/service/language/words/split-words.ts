/** Scripts that are written without spaces between words: a dictionary must cut them. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';

const HAS_UNSPACED = new RegExp(`[${UNSPACED}\\p{Script=Hangul}]`, 'u');

/** Runs of letters and digits; `c++` and `c#` keep their signs, for they are other words than `c`. */
const RUN = /[\p{L}\p{N}\p{M}]+(?:[+#]{1,2}(?![\p{L}\p{N}+#]))?/gu;

const RUN_OR_UNSPACED = new RegExp(
  `[${UNSPACED}]+|\\p{Script=Hangul}+|(?:(?![${UNSPACED}\\p{Script=Hangul}])[\\p{L}\\p{N}\\p{M}])+`,
  'gu',
);

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Vowel points and the stretching stroke: Arabic and Hebrew are written with and without them. */
const POINTS = /[\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;

/** The words of a text as `splitWords` gives them, without the pairs and triples. */
export function dictionaryWords(text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text.normalize('NFKC').toLowerCase())) {
    if (isWordLike === true) words.push(segment);
  }
  return words;
}

/** The pairs and triples that `splitWords` gives beside the words of scripts without spaces; empty for other texts. */
export function gramsOf(text: string): ReadonlySet<string> {
  if (!HAS_UNSPACED.test(text)) return NONE;
  const grams = new Set(splitWords(text));
  for (const word of dictionaryWords(text)) grams.delete(word);
  return grams;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The words of a text in their order: NFKC, lower case, cut at everything that is no letter or digit.
 * Chinese, Japanese, Thai, Lao, Khmer and Burmese are cut by the platform's dictionary; because people and
 * dictionaries cut differently, pairs of Chinese characters and triples of Thai, Lao, Khmer and Burmese ones
 * are given too. Korean words are given as pairs.
 */
export function splitWords(text: string): string[] {
  const folded = text.normalize('NFKC').toLowerCase();
  if (!HAS_UNSPACED.test(folded)) return pointless(folded).match(RUN) ?? [];
  const words: string[] = [];
  for (const [run] of folded.matchAll(RUN_OR_UNSPACED)) pushRun(run, words);
  return words;
}

function pointless(text: string): string {
  return /[\u0590-\u06ff]/.test(text) ? text.replaceAll(POINTS, '') : text;
}

function pushRun(run: string, words: string[]): void {
  const first = run.codePointAt(0) ?? 0;
  if (!HAS_UNSPACED.test(run)) words.push(...(pointless(run).match(RUN) ?? []));
  else if (isHangul(first)) pushGrams(run, 2, words);
  else pushSegments(run, words);
}

function isHangul(codePoint: number): boolean {
  return (codePoint >= 0xac00 && codePoint <= 0xd7a3) || (codePoint >= 0x1100 && codePoint <= 0x11ff);
}

function pushSegments(run: string, words: string[]): void {
  const cut = new Set<string>();
  for (const { segment } of segmenter.segment(run)) {
    words.push(segment);
    cut.add(segment);
  }
  for (const [han] of run.matchAll(/\p{Script=Han}{2,}/gu)) pushOtherGrams(han, 2, cut, words);
  for (const [letters] of run.matchAll(
    /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{4,}/gu,
  )) {
    pushOtherGrams(letters, 3, cut, words);
  }
}

function pushGrams(run: string, size: number, words: string[]): void {
  if (run.length <= size) words.push(run);
  else for (let at = 0; at + size <= run.length; at += 1) words.push(run.slice(at, at + size));
}

function pushOtherGrams(run: string, size: number, cut: ReadonlySet<string>, words: string[]): void {
  const letters = Array.from(run);
  for (let at = 0; at + size <= letters.length; at += 1) {
    const gram = letters.slice(at, at + size).join('');
    if (!cut.has(gram)) words.push(gram);
  }
}
