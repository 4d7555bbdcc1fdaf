/** More sentences than this are thinned out evenly first: the graph grows with their square. */
export const MOST_RANKED = 250;

const DAMPING = 0.85;
const ROUNDS = 25;

/**
 * How central each text is among all (continuous LexRank): scores that add up to 1, by index. Texts are given
 * as stems without stop words; at most `MOST_RANKED` of them.
 */
export function lexRank(texts: readonly (readonly string[])[]): number[] {
  const size = texts.length;
  const alike = likeness(tfIdf(texts), size);
  // Each row as the parts that a text gives to the others.
  for (let from = 0; from < size; from += 1) {
    const row = alike.subarray(from * size, (from + 1) * size);
    let sum = 0;
    for (let to = 0; to < size; to += 1) sum += row[to] ?? 0;
    if (sum > 0) for (let to = 0; to < size; to += 1) row[to] = (row[to] ?? 0) / sum;
  }
  return walk(alike, size);
}

function walk(parts: Float64Array, size: number): number[] {
  let ranks = new Float64Array(size).fill(1 / Math.max(1, size));
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Float64Array(size).fill((1 - DAMPING) / Math.max(1, size));
    for (let from = 0; from < size; from += 1) {
      const give = DAMPING * (ranks[from] ?? 0);
      const start = from * size;
      for (let to = 0; to < size; to += 1) next[to] = (next[to] ?? 0) + give * (parts[start + to] ?? 0);
    }
    ranks = next;
  }
  return [...ranks];
}

/** Where a word stands, and how much of that text it is. */
interface Holder {
  text: number;
  weight: number;
}

/** The weights of each word in the texts that hold it; the squares of a text's weights add up to 1. */
function tfIdf(texts: readonly (readonly string[])[]): Holder[][] {
  const holders = new Map<string, Holder[]>();
  for (const [text, words] of texts.entries()) {
    for (const word of words) {
      const known = holders.get(word);
      const last = known?.at(-1);
      if (known === undefined) holders.set(word, [{ text, weight: 1 }]);
      else if (last?.text === text) last.weight += 1;
      else known.push({ text, weight: 1 });
    }
  }
  const squares = new Float64Array(texts.length);
  for (const list of holders.values()) {
    const rarity = Math.log(1 + texts.length / list.length);
    for (const holder of list) {
      holder.weight *= rarity;
      squares[holder.text] = (squares[holder.text] ?? 0) + holder.weight ** 2;
    }
  }
  for (const list of holders.values()) {
    for (const holder of list) holder.weight /= Math.sqrt(squares[holder.text] ?? 1);
  }
  return [...holders.values()];
}

/** How alike each two texts are, row by row. Goes by words, for most pairs of texts share few. */
function likeness(words: readonly Holder[][], size: number): Float64Array {
  const alike = new Float64Array(size * size);
  for (const holders of words) {
    for (const [at, a] of holders.entries()) {
      for (let other = at + 1; other < holders.length; other += 1) {
        const b = holders[other];
        if (b === undefined) break;
        const place = a.text * size + b.text;
        alike[place] = (alike[place] ?? 0) + a.weight * b.weight;
      }
    }
  }
  for (let row = 0; row < size; row += 1) {
    for (let column = row + 1; column < size; column += 1) {
      alike[column * size + row] = alike[row * size + column] ?? 0;
    }
  }
  return alike;
}
