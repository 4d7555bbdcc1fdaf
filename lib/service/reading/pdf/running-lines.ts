import type { PdfLine } from './pdf-lines.ts';

/** Lines at the edge of a page that may repeat from page to page. */
const EDGE = 2;

/** Takes out the lines that head or foot most pages: titles, chapter names and page numbers. */
export function dropRunningLines(pages: PdfLine[][]): PdfLine[][] {
  if (pages.length < 4) return pages;
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(edges(page).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const isRunning = (line: PdfLine): boolean => {
    const key = keyOf(line);
    return key === '#' || (counts.get(key) ?? 0) > pages.length * 0.4;
  };
  return pages.map((page) => {
    const outer = new Set(edges(page).filter(isRunning));
    return page.filter((line) => !outer.has(line));
  });
}

function edges(page: PdfLine[]): PdfLine[] {
  return page.length <= EDGE * 2 ? page : [...page.slice(0, EDGE), ...page.slice(-EDGE)];
}

/** The same on every page but for its number. */
function keyOf(line: PdfLine): string {
  return line.text.toLowerCase().replace(/\d+|^[ivxl]+$/g, '#');
}
