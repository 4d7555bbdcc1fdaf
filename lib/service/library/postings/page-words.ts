import { languageOf } from '../../language/words/detect-language.ts';
import { markdownBlocks, type MarkdownBlock } from '../../language/markdown-blocks.ts';
import { blockText } from '../../language/markdown-text.ts';
import { isCompounding, tailOf } from '../../language/words/compounds.ts';
import { splitWords } from '../../language/words/split-words.ts';
import { stemWord } from '../../language/words/stem-word.ts';
import { stemWords } from '../../language/words/stem-words.ts';
import type { Page } from '../../types.ts';
import { postingCount } from './posting-run.ts';
import type { TermIndex } from './term-index.ts';
import type { WordBlock, WordStream } from './word-stream.ts';

/** Title and self-description come before the page's text in its word stream. */
export const BLOCKS_BEFORE_TEXT = 2;

/** Past so many characters and words a page is kept whole and found by its first part. */
const MOST_TEXT = 3_000_000;
const MOST_WORDS = 250_000;

/** The blocks of a page that its word stream stands for, from `BLOCKS_BEFORE_TEXT` on. */
export function indexedBlocks(page: Page): MarkdownBlock[] {
  return markdownBlocks(page.markdown.slice(0, MOST_TEXT));
}

/**
 * Cuts a page into words and gives each its number in the index, making new ones. Belongs into a transaction
 * of the caller.
 */
export function pageWords(page: Page, index: TermIndex): { language: string; blocks: WordBlock[] } {
  const texts = pageTexts(page);
  const language = languageOf(page.language, sampleOf(texts));
  const known = new Map<string, number>();
  const numberOf = (term: string): number => {
    let number = known.get(term);
    if (number === undefined) known.set(term, (number = index.take(term)));
    return number;
  };
  let room = MOST_WORDS;
  const blocks = texts.map(({ text, isHeading }) => {
    const terms = room > 0 ? indexTerms(text, language).slice(0, room) : [];
    room -= terms.length;
    return { words: terms.map(numberOf), isHeading };
  });
  return { language, blocks };
}

/** Beside the stem of each word the tail of a compound. */
function indexTerms(text: string, language: string): string[] {
  if (!isCompounding(language)) return stemWords(text, language);
  return splitWords(text).flatMap((word) => {
    const tail = tailOf(word, language);
    const stem = stemWord(word, language);
    return tail === undefined ? stem : [stem, tail];
  });
}

function pageTexts(page: Page): { text: string; isHeading: boolean }[] {
  const blocks = indexedBlocks(page).map((block) => ({
    text: blockText(block),
    isHeading: block.kind === 'heading',
  }));
  const start = startOf(blocks);
  const own = (text: string): string => (isTakenFrom(start, text) ? '' : text);
  return [
    { text: own(page.title), isHeading: false },
    { text: [page.siteName, page.authors.join(' '), own(page.description)].join(' '), isHeading: false },
    ...blocks,
  ];
}

/** Characters at the start of the text in which a title or description may have been found. */
const START = 1_000;

function startOf(blocks: readonly { text: string; isHeading: boolean }[]): string {
  let start = '';
  for (const { text, isHeading } of blocks) {
    if (start.length > START) break;
    if (!isHeading) start += `${text} `;
  }
  return folded(start.slice(0, 2 * START));
}

/**
 * Where a page names no title and does not describe itself, the reader takes both from its first words. Those count
 * once, as text.
 */
function isTakenFrom(start: string, text: string): boolean {
  const words = folded(text.replace(/…$/, ''));
  return words !== '' && start.startsWith(words) && start.length > words.length;
}

function folded(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

function sampleOf(texts: readonly { text: string }[]): string {
  let sample = '';
  for (const { text } of texts) {
    sample += `${text} `;
    if (sample.length > 4_000) break;
  }
  return sample;
}

/**
 * What the index holds of a page: how often each term is in it, by term number. Words of headings count
 * twice.
 */
export function termCounts({ words, starts, headings }: WordStream): Map<number, number> {
  const title = new Map<number, number>();
  const elsewhere = new Map<number, number>();
  for (let block = 0; block + 1 < starts.length; block += 1) {
    const into = block === 0 ? title : elsewhere;
    const weight = headings[block] === 1 ? 2 : 1;
    for (const term of words.subarray(starts[block], starts[block + 1]))
      into.set(term, (into.get(term) ?? 0) + weight);
  }
  const counts = new Map<number, number>();
  for (const [term, count] of elsewhere) counts.set(term, postingCount(title.get(term) ?? 0, count));
  for (const [term, count] of title) if (!counts.has(term)) counts.set(term, postingCount(count, 0));
  return counts;
}
