/** Characters of a question; a paste that is longer is cut by the field, which says so. */
export const MAX_QUESTION = 20_000;

/** Characters of a quoted selection that go with a question. */
export const MAX_QUOTE = 500;

/** The question as it is sent: with the selection that it is about, in quotation marks. */
export function questionWithQuote(question: string, quote: string | undefined): string {
  const asked = question.trim();
  return quote === undefined ? asked : `${asked}\n\n“${shorten(quote)}”`;
}

/** At most `MAX_QUOTE` characters, never half of a surrogate pair. */
export function shorten(quote: string): string {
  const tidy = quote.trim();
  if (tidy.length <= MAX_QUOTE) return tidy;
  return `${tidy
    .slice(0, MAX_QUOTE - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
