/** One line of a page of a PDF, from the top of the page down. */
export interface PdfLine {
  text: string;
  /** Height of its letters, and how far its foot stands above the page's, in points. */
  height: number;
  y: number;
  x: number;
}

/** What pdf.js gives for a run of letters, as far as it is used here. */
export interface TextRun {
  str: string;
  /** Scale and place: the last two numbers are x and y. */
  transform: number[];
  width: number;
  height: number;
  hasEOL: boolean;
}

/** Puts the runs of one page together to lines; space that the page only shows as a gap is written. */
export function pdfLines(runs: Iterable<TextRun>): PdfLine[] {
  const lines: PdfLine[] = [];
  let line: (PdfLine & { end: number }) | undefined;
  for (const { str, transform, width, height, hasEOL } of runs) {
    const [x = 0, y = 0] = transform.slice(4);
    const isSameLine = line !== undefined && Math.abs(line.y - y) < Math.max(2, line.height * 0.5);
    if (str !== '') {
      if (line === undefined || !isSameLine) {
        line = { text: '', height, y, x, end: x };
        lines.push(line);
      }
      const gap = x - line.end > line.height * 0.18 && !line.text.endsWith(' ') && !str.startsWith(' ');
      line.text += (gap && line.text !== '' ? ' ' : '') + str;
      line.height = Math.max(line.height, height);
      line.end = x + width;
    }
    if (hasEOL) line = undefined;
  }
  return lines
    .map(({ text, height, y, x }) => ({ text: text.replace(/\s+/g, ' ').trim(), height, y, x }))
    .filter(({ text }) => text !== '');
}
