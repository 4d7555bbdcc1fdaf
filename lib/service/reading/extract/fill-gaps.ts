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
  const keptBlocks = markdownBlocks(kept);
  const places = placesOf(keptBlocks);
  const blocks = markdownBlocks(all).map((text) => ({ text, key: blockKey(text) }));
  const shared = blocks.filter(({ key }) => places.has(key));
  if (shared.length < places.size * LEAST_SHARED || shared.length === 0) return kept;
  const first = options.wide ? 0 : blocks.findIndex(({ key }) => places.has(key));
  const last = options.wide ? blocks.length - 1 : blocks.findLastIndex(({ key }) => places.has(key));

  /** What goes in front of each kept block, and at the end. */
  const added = Array.from({ length: keptBlocks.length + 1 }, (): string[] => []);
  let place = keptBlocks.length;
  // From the end, so that a heading is known to have something below it.
  let hasBody = false;
  for (const [index, { text, key }] of [...blocks.entries()].toReversed()) {
    const isHeading = /^#{1,6} /.test(text);
    const at = places.get(key);
    const inside = index >= first && index <= last && !options.never.has(key);
    const isMissing: boolean =
      at === undefined && key !== '' && inside && (isHeading ? hasBody : isContent(text));
    if (at !== undefined && at < place) place = at;
    if (isMissing) added[place]?.unshift(text);
    hasBody = !isHeading && (hasBody || isMissing || at !== undefined);
  }
  return [...keptBlocks, '']
    .flatMap((text, index) => [...(added[index] ?? []), ...(text === '' ? [] : [text])])
    .join('\n\n');
}

/** Where each text stands first. */
function placesOf(blocks: string[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [index, block] of blocks.entries()) {
    const key = blockKey(block);
    if (key !== '' && !places.has(key)) places.set(key, index);
  }
  return places;
}

function isContent(block: string): boolean {
  if (/^[\s>]*(?:```|\$\$|\|)/.test(block)) return true;
  const plain = plainText(block);
  const words =
    plain.match(/\p{L}{2,}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)
      ?.length ?? 0;
  const links = block.match(/\]\(/g)?.length ?? 0;
  return words >= 6 && links * 6 <= words;
}
