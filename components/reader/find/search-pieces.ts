import { findAll, foldText } from '#lib/reads/fold-text.ts';
import { pieceText } from './piece-text.ts';

/** Where the wanted words begin in the text of each piece, as far as it has been searched. */
export interface Found {
  /** Folded. */
  wanted: string;
  starts: readonly (readonly number[])[];
  total: number;
  /** Every piece has been searched. */
  done: boolean;
}

export const NOTHING: Found = { wanted: '', starts: [], total: 0, done: true };

/** Milliseconds of searching in one turn of the event loop. */
const TURN = 8;

/**
 * Searches the pieces of a text in turns, those not yet drawn to their end as soon as they are.
 *
 * @param pieces a live collection of what is drawn
 * @param count of all pieces
 * @param report is told what is found so far, and at the end
 */
export async function searchPieces(
  pieces: HTMLCollection,
  count: number,
  words: string,
  report: (found: Found) => void,
  signal: AbortSignal,
): Promise<void> {
  const wanted = foldText(words);
  const starts: number[][] = [];
  let total = 0;
  let began = performance.now();
  while (starts.length < count) {
    const piece = drawnAt(pieces, starts.length);
    if (piece === undefined || performance.now() - began > TURN) {
      // oxlint-disable-next-line no-await-in-loop -- the next turn is waited for
      await nextTurn();
      if (signal.aborted) return;
      began = performance.now();
      if (piece === undefined) continue;
      report({ wanted, starts: [...starts], total, done: false });
    }
    const found = findAll(foldText(pieceText(piece).text), wanted);
    total += found.length;
    starts.push(found);
  }
  report({ wanted, starts, total, done: true });
}

/** A piece, once nothing in it is still growing (components/markdown/markdown.tsx). */
function drawnAt(pieces: HTMLCollection, index: number): Element | undefined {
  const piece = pieces[index];
  return piece?.querySelector('[data-growing]') ? undefined : piece;
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** One find: which piece it is in, and the how-manieth there. */
export interface Place {
  piece: number;
  index: number;
}

/** The first find at or after a character of a piece, else the first of all. Undefined where nothing was found. */
export function placeFrom(found: Found, piece: number, character: number): Place | undefined {
  const { starts, total } = found;
  if (total === 0) return undefined;
  for (let at = piece; at < starts.length; at += 1) {
    const index = (starts[at] ?? []).findIndex((start) => at > piece || start >= character);
    if (index >= 0) return { piece: at, index };
  }
  return placeFrom(found, 0, 0);
}

/** The find after or before one, around the ends. */
export function placeAfter(found: Found, place: Place, by: 1 | -1): Place {
  const { starts } = found;
  const index = place.index + by;
  if (index >= 0 && index < (starts[place.piece]?.length ?? 0)) return { piece: place.piece, index };
  for (let step = 1; step <= starts.length; step += 1) {
    const piece = (place.piece + by * step + starts.length * step) % starts.length;
    const count = starts[piece]?.length ?? 0;
    if (count > 0) return { piece, index: by > 0 ? 0 : count - 1 };
  }
  return place;
}

/** The number of a find, from 1. */
export function numberOf({ starts }: Found, { piece, index }: Place): number {
  let before = 0;
  for (let at = 0; at < piece; at += 1) before += starts[at]?.length ?? 0;
  return before + index + 1;
}
