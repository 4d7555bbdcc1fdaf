import type { ExtractEffort } from '../../../contract/contents.ts';
import { writeMarkdown } from '../markdown/write-markdown.ts';
import type { Normalised } from '../normalise/normalise-document.ts';
import { captionPictures } from './caption-pictures.ts';
import { dropPostTools } from './drop-post-tools.ts';
import { dropTitle } from './drop-title.ts';
import { fillGaps } from './fill-gaps.ts';
import { dropFurniture, findMain } from './find-main.ts';
import {
  blockKey,
  hasParagraph,
  markdownBlocks,
  paragraphText,
  plainText,
  unlinkedText,
} from './markdown-blocks.ts';
import type { PageKind } from './page-kind.ts';
import { pruneArticle } from './prune-article.ts';
import { runReadability } from './run-readability.ts';
import { sizeOf } from './text-size.ts';

/** Pages with more elements are read without Readability, which takes minutes for them. */
const MOST_ELEMENTS = 40_000;
/** Readability tries four times on a page with less text than this, and has nothing to choose from. */
const LEAST_TEXT = 700;

/** From here on there are no gaps worth looking for. */
const NEARLY_ALL = 0.98;

export interface Page extends Normalised {
  document: Document;
  kind: PageKind;
  /** The page itself says what kind it is. */
  isStated: boolean;
  title: string;
  authors: readonly string[];
  effort: ExtractEffort;
  /** Characters of its text without space. */
  size: number;
}

/**
 * The text of a normalised page as Markdown. Two readings are made: everything in the page's main part, and what
 * Readability takes for the article; the kind of page and what the second leaves out decide between them. The
 * document is used up.
 */
export function extractMarkdown(page: Page): string {
  const { document, kind } = page;
  const main = findMain(document, page.size);
  const isPatient = page.effort === 'high';
  dropFurniture(document.body, { keepComments: kind === 'thread' || kind === 'listing', isPatient });
  if (kind === 'thread') dropPostTools(main.root);
  dropTitle(document.body, page.title);
  const all = writeMarkdown(main.root, page);
  if (kind === 'thread' || kind === 'listing' || page.size < LEAST_TEXT) return all;
  if (document.body.querySelectorAll('*').length > MOST_ELEMENTS) return all;

  const found = runReadability(document);
  if (found === undefined) return all;
  const chosen =
    kind === 'article'
      ? readAsArticle(found, all, page, main.isNamed)
      : readAsPage(found, all, page, main.isNamed);
  const least = kind === 'article' ? (main.isNamed ? 0.35 : 0.2) : main.isNamed ? 0.7 : 0.4;
  return holdsEnough(chosen, all, { kind, least }) ? chosen : all;
}

/**
 * Whether an extraction holds at least a part of `all`. What stands around a text is links, and around an article no
 * paragraphs; but an extraction without the longest text of the page has missed what the page is about.
 */
function holdsEnough(
  chosen: string,
  all: string,
  { kind, least }: { kind: PageKind; least: number },
): boolean {
  const holds = (text: (markdown: string) => string): boolean =>
    sizeOf(text(chosen)) >= Math.max(1, sizeOf(text(all))) * least;
  const holdsLongest = (): boolean => keysOf(chosen).has(longestKey(all));
  if (!hasParagraph(chosen) && !holdsLongest()) return false;
  if (holds(plainText)) return true;
  return holdsLongest() && (holds(unlinkedText) || (kind === 'article' && holds(paragraphText)));
}

function longestKey(markdown: string): string {
  let longest = '';
  for (const block of markdownBlocks(unlinkedText(markdown)))
    if (block.length > longest.length) longest = block;
  const start = longest.slice(0, 60);
  return blockKey(markdownBlocks(markdown).find((block) => unlinkedText(block).startsWith(start)) ?? '');
}

function readAsArticle(found: Element, all: string, page: Page, isNamed: boolean): string {
  const before = page.effort === 'high' ? keysOf(writeMarkdown(found, page)) : new Set<string>();
  pruneArticle(found, { authors: page.authors, isPatient: page.effort === 'high' });
  if (page.isStated) captionPictures(found);
  const text = writeMarkdown(found, page);
  if (page.effort !== 'high') return text;
  const after = keysOf(text);
  const never = new Set([...before].filter((key) => !after.has(key)));
  return fillGaps(text, all, { never, around: isNamed ? 'solid' : 'nothing' });
}

function readAsPage(found: Element, all: string, page: Page, isNamed: boolean): string {
  const text = writeMarkdown(found, page);
  if (sizeOf(text) > sizeOf(all) * NEARLY_ALL) return text;
  const around = isNamed ? 'all' : page.effort === 'high' ? 'solid' : 'nothing';
  return fillGaps(text, all, { never: new Set(), around });
}

function keysOf(markdown: string): Set<string> {
  return new Set(markdownBlocks(markdown).map(blockKey));
}
