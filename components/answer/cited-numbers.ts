const NUMBERS = /\[\^?(\d[\d, ]{0,30})\]/g;
/** Where a text has a footnote of its own: then its number is no source's. */
const FOOTNOTE = /^ {0,3}\[\^(\d{1,30})\]:/gm;

/** The numbers of the sources that a text cites, as `components/markdown` links them. */
export function citedNumbers(text: string, sources: number): ReadonlySet<number> {
  const cited = new Set<number>();
  const footnotes = new Set([...text.matchAll(FOOTNOTE)].map(([, label]) => label));
  for (const [mark, numbers = ''] of text.matchAll(NUMBERS)) {
    if (mark.startsWith('[^') && footnotes.has(numbers)) continue;
    const each = numbers.split(',').map(Number);
    if (each.every((number) => number >= 1 && number <= sources))
      for (const number of each) cited.add(number);
  }
  return cited;
}
