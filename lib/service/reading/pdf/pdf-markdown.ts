import { escapeLineStart, escapeText } from '../markdown/escape-text.ts';
import type { PdfLine } from './pdf-lines.ts';

/** Pages of lines as Markdown: a heading `## Page n` for each page, larger lines as headings below it. */
export function pdfMarkdown(pages: PdfLine[][]): string {
  const body = bodyHeight(pages);
  const parts = pages.map((lines, index) => {
    const text = paragraphs(lines, body).join('\n\n');
    return text === '' ? '' : `## Page ${index + 1}\n\n${text}`;
  });
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The height in which most of the letters are set. */
function bodyHeight(pages: PdfLine[][]): number {
  const letters = new Map<number, number>();
  for (const { height, text } of pages.flat()) {
    const size = Math.round(height * 2) / 2;
    letters.set(size, (letters.get(size) ?? 0) + text.length);
  }
  const [most] = [...letters].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? 10;
}

function paragraphs(lines: PdfLine[], body: number): string[] {
  const written: string[] = [];
  let text = '';
  let last: PdfLine | undefined;
  let wasHeading = false;
  const flush = (): void => {
    const item = /^[•◦▪]\s+/.exec(text)?.[0] ?? '';
    const rest = escapeText(text.slice(item.length), false).trim();
    const plain = item === '' ? escapeLineStart(rest) : `- ${rest}`;
    if (plain !== '') written.push(wasHeading ? `### ${plain}` : plain);
    text = '';
  };
  for (const line of lines) {
    const isHeading = line.height > body * 1.15 && line.text.length < 150 && /\p{L}/u.test(line.text);
    if (last !== undefined && (isHeading !== wasHeading || startsParagraph(line, last))) flush();
    text = joined(text, line.text);
    wasHeading = isHeading;
    last = line;
  }
  flush();
  return written;
}

/** More room above than between lines, a change of column or of size, or a mark of a list. */
function startsParagraph(line: PdfLine, last: PdfLine): boolean {
  const fall = last.y - line.y;
  if (fall < 0 || fall > Math.max(line.height, last.height) * 1.65) return true;
  if (Math.abs(line.height - last.height) > 1.5) return true;
  if (/^(?:[•◦▪–-]|\(?\d{1,2}[.)])\s/.test(line.text)) return true;
  return line.x - last.x > line.height * 0.9 && /[.!?:]$/.test(last.text);
}

/** A word that the end of a line parted is put together again. */
function joined(text: string, line: string): string {
  if (text === '') return line;
  if (/\p{L}[-\u00ad]$/u.test(text) && /^\p{Ll}/u.test(line)) return text.slice(0, -1) + line;
  return `${text} ${line}`;
}
