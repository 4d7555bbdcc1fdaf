/** Characters that people read in a minute; languages that write a word in one or two of them need far fewer. */
const LETTERS = 1_200;
const IDEOGRAPHS = 450;

/** Minutes that so many characters take to read. `language` is a BCP 47 tag. */
export function minutesFor(characters: number, language: string | undefined): number {
  return characters / (/^(zh|ja|ko)\b/i.test(language ?? '') ? IDEOGRAPHS : LETTERS);
}

/** Whole minutes that a text takes to read, at least one. */
export function readingMinutes(text: string, language: string | undefined): number {
  return Math.max(1, Math.round(minutesFor(text.length, language)));
}
