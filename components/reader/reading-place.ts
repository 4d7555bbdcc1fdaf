import { pieceAt } from './drawn-pieces.ts';
import { settle } from './settle.ts';

/** Where the text begins below the bar, in the window. */
export const TOP = 72;

/**
 * How much of a text is read, 0 to 1: the characters above a line of the window that moves from its top to its bottom
 * as the text is scrolled, so that the beginning is nothing and the end is all.
 *
 * @param lengths characters of each piece
 */
export function shareRead(box: Element, lengths: readonly number[]): number {
  const { top, height } = box.getBoundingClientRect();
  const room = Math.max(1, height - window.innerHeight);
  const line = clamp(-top / room) * window.innerHeight;
  return clamp(charactersAbove(box, lengths, line) / total(lengths));
}

/** The part of a text that lies above the window, 0 to 1: where to go on reading. */
export function shareAbove(box: Element, lengths: readonly number[]): number {
  return clamp(charactersAbove(box, lengths, TOP) / total(lengths));
}

/** The piece in which a part of a text ends, and the part of that piece. */
export function placeOfShare(lengths: readonly number[], share: number): { piece: number; within: number } {
  let rest = share * total(lengths);
  for (const [piece, length] of lengths.entries()) {
    if (rest <= length) return { piece, within: length === 0 ? 0 : rest / length };
    rest -= length;
  }
  return { piece: Math.max(0, lengths.length - 1), within: 1 };
}

/** Scrolls to a part of a piece that is drawn. */
export function showPlace(box: Element, { piece, within }: { piece: number; within: number }): void {
  const element = box.children[piece];
  if (element === undefined) return;
  element.scrollIntoView({ block: 'start', behavior: 'instant' });
  settle(() => {
    const { top, height } = element.getBoundingClientRect();
    return top + height * within - TOP;
  });
}

function charactersAbove(box: Element, lengths: readonly number[], line: number): number {
  const piece = pieceAt(box, line);
  const rect = box.children[piece]?.getBoundingClientRect();
  if (rect === undefined) return 0;
  const within = rect.height === 0 ? 0 : clamp((line - rect.top) / rect.height);
  return total(lengths.slice(0, piece)) + within * (lengths[piece] ?? 0);
}

const total = (lengths: readonly number[]) => lengths.reduce((sum, length) => sum + length, 0);
const clamp = (share: number) => Math.min(1, Math.max(0, share));
