/** Characters that people read in a minute; languages that write a word in one or two of them need far fewer. */
const LETTERS = 1_200;
const IDEOGRAPHS = 450;

/** Minutes that a text takes to read, at least one. `language` is a BCP 47 tag. */
export function readingMinutes(text: string, language: string | undefined): number {
  const dense = /^(zh|ja|ko)\b/i.test(language ?? '');
  return Math.max(1, Math.round(text.length / (dense ? IDEOGRAPHS : LETTERS)));
}
