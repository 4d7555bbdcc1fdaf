import type { Article, ReadArticle } from '../types.ts';
import { extractMarkdown } from './extract/extract-markdown.ts';
import { plainText } from './extract/markdown-blocks.ts';
import { pageKind } from './extract/page-kind.ts';
import { readNotices, readSigns } from './extract/read-notices.ts';
import { sizeOf } from './extract/text-size.ts';
import { guessLanguage } from './metadata/guess-language.ts';
import { readMetadata } from './metadata/read-metadata.ts';
import { normaliseDocument } from './normalise/normalise-document.ts';
import { createResolve } from './normalise/resolve-url.ts';
import { CUT_MARK } from './tame-html.ts';

/** Characters of the first paragraph that stand in for a description. */
const DESCRIPTION = 300;

/**
 * Reads one document into an article, whatever kind of page it is; never throws for what a page holds. The document
 * is used up: pass one that nothing else needs, such as what `DOMParser` or `parseHtml` made.
 */
export const readArticle: ReadArticle = (document, { url, effort }) => {
  const { kind: stated, paid, ...metadata } = readMetadata(document, url, createResolve(document, url));
  const isCut = document.documentElement.hasAttribute(CUT_MARK);
  const password = document.querySelector('input[type="password"]') !== null;
  const normalised = normaliseDocument(document, url);
  const shown = document.body.textContent ?? '';
  const signs = readSigns(document, { paid, password, shown: shown.slice(0, 100_000) });
  const size = sizeOf(shown);
  const kind = pageKind(document, size, stated);
  const { title, authors } = metadata;
  const isStated = stated !== undefined;
  const markdown = extractMarkdown({ ...normalised, document, kind, isStated, title, authors, effort, size });

  const kept = sizeOf(plainText(markdown));
  const notices = readNotices(signs, { text: markdown, kept, title, isThread: kind === 'thread' });
  if (isCut) notices.push('cut');
  const coverage = size === 0 ? 0 : Math.min(1, kept / size);
  return {
    ...metadata,
    title: title || firstLine(markdown),
    markdown,
    description: describe(metadata, markdown),
    // Of the text that was found: menus in English stand around texts in every language.
    language: metadata.language ?? guessLanguage(plainText(markdown.slice(0, 8_000))),
    coverage,
    notices,
  };
};

function describe(metadata: Pick<Article, 'description'>, markdown: string): string {
  if (metadata.description !== '') return metadata.description;
  const paragraph =
    markdown.split('\n\n').find((block) => block.length > 60 && /^[\p{L}\p{N}"“'(*]/u.test(block)) ?? '';
  const plain = plainText(paragraph)
    .replace(/[[\]*`\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= DESCRIPTION) return plain;
  return `${plain.slice(0, plain.lastIndexOf(' ', DESCRIPTION) + 1 || DESCRIPTION).trim()}…`;
}

/** For a page that names itself nowhere: its first heading, else its first words. */
function firstLine(markdown: string): string {
  const line = markdown.split('\n').find((text) => /\p{L}/u.test(text)) ?? '';
  return plainText(line)
    .replace(/^[#>\s-]+/, '')
    .replace(/[[\]*`\\]/g, '')
    .trim()
    .slice(0, 120);
}
