import { pieceAt } from '../drawn-pieces.ts';
import { settle } from '../settle.ts';
import { pieceText, rangeIn } from './piece-text.ts';
import type { Found, Place } from './search-pieces.ts';

/** The browser's own marks: they are drawn over the text and leave the page's elements as they are. */
const ALL = 'sidelight-find';
const CURRENT = 'sidelight-find-current';

/**
 * Marks the finds that are on the screen or near it. A letter stands a hundred thousand times in a long text: marks
 * for all of them would take longer than the search.
 */
export function markFinds(box: Element, found: Found, place: Place | undefined): void {
  const first = Math.max(0, pieceAt(box, 0) - 1);
  const last = pieceAt(box, window.innerHeight) + 1;
  const others: Range[] = [];
  let current: Range | undefined;
  for (let piece = first; piece <= last; piece += 1) {
    const starts = found.starts[piece] ?? [];
    const element = box.children[piece];
    if (starts.length === 0 || element === undefined) continue;
    const text = pieceText(element);
    for (const [index, start] of starts.entries()) {
      const range = rangeIn(text, start, found.wanted.length);
      if (range === undefined) continue;
      if (piece === place?.piece && index === place.index) current = range;
      else others.push(range);
    }
  }
  CSS.highlights.set(ALL, new Highlight(...others));
  CSS.highlights.set(CURRENT, current === undefined ? new Highlight() : new Highlight(current));
}

export function unmarkFinds(): void {
  CSS.highlights.delete(ALL);
  CSS.highlights.delete(CURRENT);
}

/** The range of one find. */
export function rangeOfFind(box: Element, found: Found, { piece, index }: Place): Range | undefined {
  const element = box.children[piece];
  const start = found.starts[piece]?.[index];
  return element && start !== undefined ? rangeIn(pieceText(element), start, found.wanted.length) : undefined;
}

/** Brings a find to the middle of the window, and into view in the box that it scrolls in. */
export function showRange(range: Range): void {
  const element = range.startContainer.parentElement;
  // The element first: where it lies off the screen nothing in it is laid out, and the range has no place yet.
  element?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const box = element?.closest('[tabindex="0"]');
  if (box && box.scrollWidth > box.clientWidth) {
    const [outer, inner] = [box.getBoundingClientRect(), range.getBoundingClientRect()];
    if (inner.left < outer.left || inner.right > outer.right)
      box.scrollBy({ left: inner.left - outer.left - outer.width / 3, behavior: 'instant' });
  }
  // A long paragraph may reach far beyond the window.
  settle(() => {
    const { top, bottom, height } = range.getBoundingClientRect();
    // Not laid out yet: the next frame knows.
    if (height === 0) return 0;
    const isSeen = top > window.innerHeight * 0.2 && bottom < window.innerHeight * 0.8;
    return isSeen ? 0 : top - window.innerHeight * 0.45;
  });
}
