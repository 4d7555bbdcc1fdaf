import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { ReadError, type Article } from '../types.ts';
import { guessLanguage } from './metadata/guess-language.ts';
import { parseDay } from './metadata/parse-day.ts';
import { sizeOf } from './extract/text-size.ts';
import { dropRunningLines } from './pdf/running-lines.ts';
import { pdfLines, type PdfLine } from './pdf/pdf-lines.ts';
import { pdfMarkdown } from './pdf/pdf-markdown.ts';

/** Pages and characters that are read of one document. */
const MAX_PAGES = 2_000;
const MAX_TEXT = 6_000_000;

/**
 * The text of a PDF as an article, with `## Page n` before each page that has any. The reader is loaded on the first
 * call. A document of pictures only gives no Markdown and the notice `no-text`; `coverage` is the part of the pages
 * that have text. Throws `ReadError` `not-text` for bytes that are no readable PDF, or one with a password.
 */
export async function readPdf(bytes: Uint8Array, url: string): Promise<Article> {
  const pdf = await open(bytes);
  try {
    const { pages, isCut } = await readPages(pdf);
    const lines = dropRunningLines(pages);
    const withText = pages.filter((page) => page.some(({ text }) => /\p{L}/u.test(text))).length;
    const markdown = withText === 0 ? '' : pdfMarkdown(lines);
    const text = lines
      .flat()
      .map((line) => line.text)
      .join(' ');
    return {
      ...(await readInfo(pdf, pages, url)),
      url: url.split('#', 1)[0] ?? url,
      markdown,
      description: sizeOf(text) === 0 ? '' : `${text.slice(0, 300).trim()}${text.length > 300 ? '…' : ''}`,
      siteName: URL.parse(url)?.hostname.replace(/^www\./, '') ?? '',
      doi: /\b10\.\d{4,9}\/[^\s"<>]+/.exec(text.slice(0, 8_000))?.[0].replace(/[.,;)\]]+$/, ''),
      language: guessLanguage(text.slice(0, 4_000)),
      imageUrl: undefined,
      data: [],
      coverage: pages.length === 0 ? 0 : withText / pages.length,
      notices: [...(withText === 0 ? (['no-text'] as const) : []), ...(isCut ? (['cut'] as const) : [])],
    };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function open(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocumentProxy } = await import('unpdf');
  try {
    // The reader takes the buffer over; the caller keeps its own. Fonts would need a page to draw on.
    return await getDocumentProxy(bytes.slice(), {
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
    });
  } catch (cause) {
    const isLocked = cause instanceof Error && cause.name === 'PasswordException';
    const message = isLocked
      ? 'The PDF is protected by a password.'
      : 'The file is not a PDF that can be read.';
    throw new ReadError('not-text', message, { cause });
  }
}

async function readPages(pdf: PDFDocumentProxy): Promise<{ pages: PdfLine[][]; isCut: boolean }> {
  const pages: PdfLine[][] = [];
  let size = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES) && size < MAX_TEXT; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const lines = pdfLines(items.filter((item) => 'str' in item));
    page.cleanup();
    size += lines.reduce((sum, { text }) => sum + text.length, 0);
    pages.push(lines);
  }
  return { pages, isCut: pages.length < pdf.numPages };
}

async function readInfo(
  pdf: PDFDocumentProxy,
  pages: PdfLine[][],
  url: string,
): Promise<Pick<Article, 'title' | 'authors' | 'published'>> {
  const { info } = await pdf.getMetadata();
  const field = (name: string): string => {
    const value: unknown = Object.entries(info).find(([key]) => key === name)?.[1];
    return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
  };
  // Programs write the name of the file or of themselves where a title belongs.
  const stated = /^(?:untitled|microsoft word|.*\.(?:docx?|pdf|tex|dvi|indd)$)/i.test(field('Title'))
    ? ''
    : field('Title');
  return {
    title: stated || largestLine(pages[0] ?? []) || fileName(url),
    authors: field('Author')
      .split(/\s*(?:;|,| and )\s*/)
      .filter((name) => name.length > 1),
    published: parseDay(field('CreationDate').replace(/^D:/, '').slice(0, 8)),
  };
}

/** What stands largest on the first page: its first such line and those right below. */
function largestLine(lines: PdfLine[]): string {
  const height = Math.max(0, ...lines.filter(isNamed).map((line) => line.height));
  const first = lines.findIndex((line) => isNamed(line) && line.height > height - 0.5);
  const after = lines.findIndex((line, index) => index > first && line.height <= height - 0.5);
  const title = lines.slice(first, after === -1 ? first + 3 : Math.min(after, first + 3));
  return title
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 200);
}

function isNamed({ text }: PdfLine): boolean {
  return (text.match(/\p{L}/gu)?.length ?? 0) > 3;
}

function fileName(url: string): string {
  const name = URL.parse(url)?.pathname.split('/').at(-1) ?? '';
  return name.replace(/\.pdf$/i, '');
}
