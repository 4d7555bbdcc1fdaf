import type { Driver } from '../driver.ts';
import { number, text } from '../row.ts';

/** A near miss counts for this much of a hit. */
const SHARE = 0.7;
const MOST_TERMS = 5;
const SHORTEST = 4;
/** Of a language that most of the library is not in: among many words of another each short word has a neighbour. */
export const SHORTEST_FOREIGN = 6;

/**
 * Terms of the index that a word unknown to it may have been meant for: one slip of the pen away, two in long
 * words. Looked for among the terms that begin or end alike, for a slip rarely hits both ends.
 */
export function nearTerms(
  driver: Driver,
  stems: readonly string[],
  shortest = SHORTEST,
): { term: number; share: number }[] {
  const found = new Map<number, number>();
  for (const stem of stems) {
    if (stem.length < shortest || !/^\p{L}+$/u.test(stem)) continue;
    const allowed = stem.length < 8 ? 1 : 2;
    for (const row of candidates(driver, stem, allowed)) {
      const slips = slipsBetween(stem, text(row, 'text'), allowed);
      if (slips <= allowed) found.set(number(row, 'id'), slips);
    }
  }
  const fewest = Math.min(...found.values());
  const best = [...found].filter(([, slips]) => slips === fewest).slice(0, MOST_TERMS);
  return best.map(([term]) => ({ term, share: SHARE }));
}

function candidates(
  driver: Driver,
  stem: string,
  allowed: number,
): ReturnType<ReturnType<Driver['prepare']>['all']> {
  const start = stem.slice(0, 2);
  const end = stem.slice(-3);
  const alike = 'length(text) BETWEEN ? AND ?';
  const shortest = stem.length - allowed;
  const longest = stem.length + allowed;
  return [
    ...driver
      .prepare(`SELECT id, text FROM term WHERE text >= ? AND text < ? AND ${alike}`)
      .all(start, `${start}\u{10ffff}`, shortest, longest),
    ...driver
      .prepare(`SELECT id, text FROM term WHERE substr(text, -3) = ? AND ${alike}`)
      .all(end, shortest, longest),
  ];
}

/**
 * Letters left out, added, changed or swapped with their neighbour; more than `allowed` is given as `allowed
 * + 1`.
 */
export function slipsBetween(a: string, b: string, allowed: number): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > allowed) return allowed + 1;
    [before, above] = [above, current];
  }
  return Math.min(allowed + 1, above[b.length] ?? 0);
}
