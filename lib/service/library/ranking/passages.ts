import { inlineText } from '../../language/inline-text.ts';
import { blockText } from '../../language/markdown-text.ts';
import type { Page, Passage } from '../../types.ts';
import { BLOCKS_BEFORE_TEXT, indexedBlocks } from '../postings/page-words.ts';
import { scaled } from '../../relevance-scale.ts';

const MOST_PASSAGES = 5;

/**
 * The passages of a page that the blocks of its word stream stand for, best first; its first ones, with score
 * 0, where there are none.
 */
export function passagesOf(page: Page, found: readonly { block: number; score: number }[]): Passage[] {
  const blocks = indexedBlocks(page);
  const passages: Passage[] = [];
  const taken = new Set<number>();
  const take = (at: number, score: number): void => {
    const block = blocks[at];
    if (block === undefined || taken.has(at) || passages.length >= MOST_PASSAGES) return;
    taken.add(at);
    const text = blockText(block);
    if (text !== '') passages.push({ text, heading: inlineText(block.heading), score });
  };
  for (const { block, score } of found) {
    if (block >= BLOCKS_BEFORE_TEXT) take(block - BLOCKS_BEFORE_TEXT, scaled(score));
    if (passages.length >= MOST_PASSAGES) break;
  }
  if (passages.length === 0) {
    blocks.slice(0, 4 * MOST_PASSAGES).forEach((block, at) => {
      if (block.kind !== 'heading') take(at, 0);
    });
  }
  if (passages.length === 0 && page.description !== '')
    passages.push({ text: page.description, heading: '', score: 0 });
  return passages;
}
