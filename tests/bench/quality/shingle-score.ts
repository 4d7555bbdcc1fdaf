export interface ShingleScore {
  precision: number;
  recall: number;
  f1: number;
}

/** Words of a shingle. */
const WIDTH = 4;

/**
 * How much two texts share, by their runs of four words, each counted as often as it stands: `precision` is the part
 * of `got` that is in `expected`, `recall` the part of `expected` that is in `got`. Words are runs of letters and
 * digits in lower case after NFKC; texts of fewer than four words are compared as one run. Two empty texts agree.
 */
export function shingleScore(expected: string, got: string): ShingleScore {
  const wanted = shingles(expected);
  const given = shingles(got);
  let shared = 0;
  for (const [shingle, count] of wanted) shared += Math.min(count, given.get(shingle) ?? 0);
  const [all, made] = [total(wanted), total(given)];
  if (all === 0 && made === 0) return { precision: 1, recall: 1, f1: 1 };
  const precision = made === 0 ? 0 : shared / made;
  const recall = all === 0 ? 0 : shared / all;
  const f1 = shared === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision, recall, f1 };
}

function shingles(text: string): Map<string, number> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const counts = new Map<string, number>();
  const last = Math.max(words.length - WIDTH, words.length > 0 ? 0 : -1);
  for (let at = 0; at <= last; at += 1) {
    const shingle = words.slice(at, at + WIDTH).join(' ');
    counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  }
  return counts;
}

function total(counts: Map<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}
