import { blockKey, markdownBlocks, plainText, unlinkedText } from './markdown-blocks.ts';

/** Below this part of shared blocks the two texts are of different places of the page, and are not mixed. */
const LEAST_SHARED = 0.8;

/**
 * Puts back what an extraction left out of the middle of its text and what hangs on its end: code, formulas, tables, lists and
 * paragraphs that `all`, everything the page's main part holds, has there. `never` are keys of blocks that were taken out on
 * purpose. `around` says what is also taken from before the first and after the last block that was kept: nothing, only
 * what cannot be a box or a line of the page's frame, or all that counts inside.
 */
export function fillGaps(
  kept: string,
  all: string,
  options: { never: ReadonlySet<string>; around: 'nothing' | 'solid' | 'all' },
): string {
  const keptBlocks = markdownBlocks(kept);
  const places = placesOf(keptBlocks);
  const blocks = markdownBlocks(all).map((text) => ({ text, key: blockKey(text) }));
  const shared = blocks.filter(({ key }) => places.has(key));
  if (shared.length < places.size * LEAST_SHARED || shared.length === 0) return kept;
  const first = blocks.findIndex(({ key }) => places.has(key));
  const last = blocks.findLastIndex(({ key }) => places.has(key));
  const counts = (text: string, index: number): boolean => {
    if (index >= first && index <= last) return isContent(text);
    return options.around === 'all' ? isContent(text) : options.around === 'solid' && isSolid(text);
  };

  /** What goes in front of each kept block, and at the end. */
  const added = Array.from({ length: keptBlocks.length + 1 }, (): string[] => []);
  let place = keptBlocks.length;
  // From the end, so that a heading is known to have something below it.
  let hasBody = false;
  for (const [index, { text, key }] of [...blocks.entries()].toReversed()) {
    const isHeading = /^#{1,6} /.test(text);
    const at = places.get(key);
    const isFree = at === undefined && key !== '' && !options.never.has(key);
    const isMissing: boolean =
      isFree &&
      (isHeading ? hasBody && (index > first || options.around !== 'nothing') : counts(text, index));
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

const STRUCTURE = /^[\s>]*(?:```|\$\$|\|)/;
const WORD = /\p{L}{2,}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** Code, a formula, a table, or whole sentences of some length that stand in no list. */
function isSolid(block: string): boolean {
  // A table of nothing but links is a menu.
  if (STRUCTURE.test(block))
    return !block.includes('](') || isContent(unlinkedText(block).replaceAll('|', ' '));
  if (/^\s|^- /.test(block)) return false;
  const plain = unlinkedText(block);
  return (
    (plain.match(WORD)?.length ?? 0) >= 18 && /[.!?。！？…:"”»)]$/.test(plain.trim()) && isContent(block)
  );
}

function isContent(block: string): boolean {
  if (STRUCTURE.test(block)) return true;
  const words = plainText(block).match(WORD)?.length ?? 0;
  const links = block.match(/\]\(/g)?.length ?? 0;
  return words >= 6 && links * 6 <= words;
}
