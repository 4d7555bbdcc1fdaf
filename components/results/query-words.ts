/** Scripts that write no spaces: a word may begin anywhere. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
const MAX_WORDS = 24;

/**
 * What finds the words of a question in a text: words of three letters and more, at their beginnings. Undefined when
 * there are none. The alternatives are plain texts, so it runs in linear time.
 */
export function queryWords(query: string): RegExp | undefined {
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(query.slice(0, 2000))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase())
    .filter((word) => UNSPACED.test(word) || word.length > 2);
  const wanted = [...new Set(words)].slice(0, MAX_WORDS).toSorted((a, b) => b.length - a.length);
  if (wanted.length === 0) return undefined;
  const escaped = wanted.map((word) => {
    const plain = word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
    return UNSPACED.test(word) ? plain : String.raw`(?<![\p{L}\p{N}])${plain}`;
  });
  return new RegExp(escaped.join('|'), 'giu');
}
