import type { ExtractEffort } from '../../contract/contents.ts';
import { decodeHtml } from './decode-html.ts';
import { readArticle } from './read-article.ts';
import { readPdf } from './read-pdf.ts';
import { ReadError } from '../types.ts';
import type { Article } from '../types.ts';
import { plainArticle } from './plain-article.ts';

/** Bytes at the start in which a NUL tells that this is no text, whatever it was called. */
const SNIFFED = 1024;

interface About {
  url: string;
  contentType: string | null;
  effort: ExtractEffort;
  /** Makes a document of HTML: the browser's own parser in the extension, linkedom under Node. */
  parse: (html: string, url: string) => Document;
}

/**
 * What a site sent, as an article: HTML, XHTML, plain text, Markdown or PDF.
 *
 * @throws ReadError `not-text` for any other type, `empty` when nothing came
 */
export async function bytesToArticle(
  bytes: Uint8Array,
  { url, contentType, effort, parse }: About,
): Promise<Article> {
  if (bytes.byteLength === 0) throw new ReadError('empty', 'The site sent an empty page.');
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/pdf' || isPdf(bytes)) return pdfToArticle(bytes, url);
  if (isBinary(bytes)) throw new ReadError('not-text', 'This address holds no text.');
  switch (type) {
    case '':
    case 'text/html':
    case 'application/xhtml+xml':
      return readArticle(parse(decodeHtml(bytes, contentType), url), { url, effort });
    case 'text/plain':
    case 'text/markdown':
      return plainArticle(decodeHtml(bytes, contentType), url);
    default:
      throw new ReadError('not-text', `This address holds no text that can be read (${type}).`);
  }
}

async function pdfToArticle(bytes: Uint8Array, url: string): Promise<Article> {
  // The reader of PDFs refuses a Buffer, which shares its memory with others.
  const article = await readPdf(new Uint8Array(bytes), url);
  if (article.notices.includes('no-text')) {
    throw new ReadError('empty', 'The PDF has no text layer: its pages are pictures.');
  }
  return article;
}

function isPdf(bytes: Uint8Array): boolean {
  return bytes[0] === 0x25 && bytes[1] === 0x50 && bytes[2] === 0x44 && bytes[3] === 0x46;
}

/** UTF-16 is full of NULs, but says so by its first two bytes. */
function isBinary(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe)) return false;
  return bytes.subarray(0, SNIFFED).includes(0);
}
