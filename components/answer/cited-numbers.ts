const NUMBERS = /\[\^?(\d[\d, ]{0,30})\]/g;

/** The numbers of the sources that a text cites, as `components/markdown` links them. */
export function citedNumbers(text: string, sources: number): ReadonlySet<number> {
  const cited = new Set<number>();
  for (const [, numbers = ''] of text.matchAll(NUMBERS)) {
    const each = numbers.split(',').map(Number);
    if (each.every((number) => number >= 1 && number <= sources))
      for (const number of each) cited.add(number);
  }
  return cited;
}
