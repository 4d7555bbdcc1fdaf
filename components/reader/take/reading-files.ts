import { plainTextOf } from '#components/markdown/plain-text.ts';
import { readingAsMarkdown } from '#lib/reads/reading-as-markdown.ts';
import type { Reading } from '#lib/reads/reading.ts';
import { splitMarkdown } from '#lib/reads/split-markdown.ts';
import { readingAsHtml } from './reading-as-html.ts';

/** The forms in which a page can be taken away. */
export const FORMATS = ['markdown', 'text', 'html', 'json'] as const;
export type Format = (typeof FORMATS)[number];

interface FileKind {
  extension: string;
  /** Its media type. */
  type: string;
  write: (reading: Reading) => string;
}

export const FILES: Record<Format, FileKind> = {
  markdown: { extension: 'md', type: 'text/markdown', write: readingAsMarkdown },
  text: { extension: 'txt', type: 'text/plain', write: readingAsText },
  html: { extension: 'html', type: 'text/html', write: readingAsHtml },
  json: { extension: 'json', type: 'application/json', write: readingAsJson },
};

/** Words without marks: a paragraph a line, code and tables as they are. */
function readingAsText(reading: Reading): string {
  const { title, url, summary, markdown } = reading;
  return `${[title, url, summary ?? '', plainBlocks(markdown)].filter(Boolean).join('\n\n')}\n`;
}

function plainBlocks(markdown: string): string {
  return splitMarkdown(markdown)
    .flatMap((piece) => piece.split(/\n{2,}/))
    .map((block) => (/^\s*(?:[-*+|>] |\||\d{1,9}[.)] |```|~~~)/.test(block) ? block : plainTextOf(block)))
    .filter((block) => block.trim() !== '')
    .join('\n\n');
}

function readingAsJson({ readAt, by, price, ...reading }: Reading): string {
  const facts = {
    ...reading,
    read: new Date(readAt).toISOString(),
    by: typeof by === 'string' ? by : by.host,
    ...(price === undefined ? {} : { price_dollars: price === null ? null : price / 1e6 }),
  };
  return `${JSON.stringify(facts, undefined, 2)}\n`;
}
