/** More sentences than this are thinned out evenly first: the graph grows with their square. */
export const MOST_RANKED = 250;

const DAMPING = 0.85;
const ROUNDS = 25;

/**
 * How central each text is among all (continuous LexRank): scores that add up to 1, by index. Texts are given
 * as stems without stop words; at most `MOST_RANKED` of them.
 */
export function lexRank(texts: readonly (readonly string[])[]): number[] {
  const vectors = tfIdf(texts);
  const size = texts.length;
  const links = vectors.map(() => new Float64Array(size));
  const sums = new Float64Array(size);
  for (let a = 0; a < size; a += 1) {
    for (let b = a + 1; b < size; b += 1) {
      const alike = product(vectors[a], vectors[b]);
      if (alike === 0) continue;
      const [rowA, rowB] = [links[a], links[b]];
      if (rowA === undefined || rowB === undefined) continue;
      rowA[b] = alike;
      rowB[a] = alike;
      sums[a] = (sums[a] ?? 0) + alike;
      sums[b] = (sums[b] ?? 0) + alike;
    }
  }
  return walk(links, sums);
}

function walk(links: readonly Float64Array[], sums: Float64Array): number[] {
  const size = links.length;
  let ranks = new Float64Array(size).fill(1 / Math.max(1, size));
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Float64Array(size).fill((1 - DAMPING) / Math.max(1, size));
    for (let from = 0; from < size; from += 1) {
      const give = (DAMPING * (ranks[from] ?? 0)) / (sums[from] || 1);
      links[from]?.forEach((alike, to) => (next[to] = (next[to] ?? 0) + give * alike));
    }
    ranks = next;
  }
  return [...ranks];
}

function tfIdf(texts: readonly (readonly string[])[]): Map<string, number>[] {
  const holders = new Map<string, number>();
  for (const text of texts) for (const word of new Set(text)) holders.set(word, (holders.get(word) ?? 0) + 1);
  return texts.map((text) => {
    const vector = new Map<string, number>();
    for (const word of text) {
      vector.set(word, (vector.get(word) ?? 0) + Math.log(1 + texts.length / (holders.get(word) ?? 1)));
    }
    const length = Math.hypot(...vector.values()) || 1;
    for (const [word, weight] of vector) vector.set(word, weight / length);
    return vector;
  });
}

function product(
  a: ReadonlyMap<string, number> | undefined,
  b: ReadonlyMap<string, number> | undefined,
): number {
  if (a === undefined || b === undefined) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [word, weight] of small) sum += weight * (large.get(word) ?? 0);
  return sum;
}
