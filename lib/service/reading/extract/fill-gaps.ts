import { blockKey, markdownBlocks, plainText } from './markdown-blocks.ts';

/** Below this part of shared blocks the two texts are of different places of the page, and are not mixed. */
const LEAST_SHARED = 0.8;

/**
 * Puts back what an extraction left out of the middle of its text and what hangs on its end: code, formulas, tables, lists and
 * paragraphs that `all`, everything the page's main part holds, has there. `never` are keys of blocks that were taken out on
 * purpose. `wide` also looks before the first and after the last block that was kept.
 */
export function fillGaps(
  kept: string,
  all: string,
  options: { never: ReadonlySet<string>; wide: boolean },
): string {
  const keptKeys = new Set(markdownBlocks(kept).map(blockKey));
  keptKeys.delete('');
  const blocks = markdownBlocks(all).map((text) => ({ text, key: blockKey(text) }));
  const shared = blocks.filter(({ key }) => keptKeys.has(key));
  if (shared.length < keptKeys.size * LEAST_SHARED || shared.length === 0) return kept;
  const first = options.wide ? 0 : blocks.findIndex(({ key }) => keptKeys.has(key));
  const last = options.wide ? blocks.length - 1 : blocks.findLastIndex(({ key }) => keptKeys.has(key));

  const taken: string[] = [];
  // From the end, so that a heading is known to have something below it.
  let hasBody = false;
  for (let index = blocks.length - 1; index >= 0; index -= 1) {
    const { text, key } = blocks[index] ?? { text: '', key: '' };
    const isHeading = /^#{1,6} /.test(text);
    const isKept = key !== '' && keptKeys.has(key);
    const inside = index >= first && index <= last && !options.never.has(key);
    if (isKept || (inside && (isHeading ? hasBody : isContent(text)))) taken.push(text);
    if (isHeading) hasBody = false;
    else if (taken.at(-1) === text) hasBody = true;
  }
  return taken.toReversed().join('\n\n');
}

function isContent(block: string): boolean {
  if (/^[\s>]*(?:```|\$\$|\|)/.test(block)) return true;
  if (block.startsWith('![')) return true;
  const plain = plainText(block);
  const words =
    plain.match(/\p{L}{2,}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)
      ?.length ?? 0;
  const links = block.match(/\]\(/g)?.length ?? 0;
  return words >= 6 && links * 6 <= words;
}
