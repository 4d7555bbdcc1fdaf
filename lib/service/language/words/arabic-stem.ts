/** Articles and small words that are written together with a word, longest first. */
const PREFIXES = ['وال', 'فال', 'بال', 'كال', 'ولل', 'لل', 'ال', 'و'];
const SUFFIXES = [
  'هما',
  'تين',
  'ات',
  'ان',
  'ون',
  'ين',
  'ها',
  'هم',
  'هن',
  'وا',
  'ية',
  'يه',
  'تي',
  'ه',
  'ة',
  'ي',
  'ت',
];

/** What is left must still be told apart from others. */
const SHORTEST = 3;

/**
 * A light stem of an Arabic word: one spelling for alef, ya and ta marbuta, then the article with its
 * particles off the front and up to two endings off the back. Light stems find more than roots do, and than
 * Snowball's, which leaves `والمكتبات` apart from `مكتبة`.
 */
export function arabicStem(word: string): string {
  let stem = word
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ؤ', 'و')
    .replaceAll('ئ', 'ي');
  const prefix = PREFIXES.find((each) => stem.startsWith(each) && stem.length - each.length >= SHORTEST);
  if (prefix !== undefined) stem = stem.slice(prefix.length);
  for (let round = 0; round < 2; round += 1) {
    const suffix = SUFFIXES.find((each) => stem.endsWith(each) && stem.length - each.length >= SHORTEST);
    if (suffix !== undefined) stem = stem.slice(0, -suffix.length);
  }
  return stem;
}
