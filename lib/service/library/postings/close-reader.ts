import { most, saturation } from '../ranking/score-board.ts';
import type { WordStream } from './word-stream.ts';

/** A query word as it is looked for in the words of one page. */
export interface SoughtWord {
  terms: readonly { term: number; share: number }[];
  /** Terms that are akin to the word: they count for a part of it in passages. */
  akin: readonly number[];
  weight: number;
  /** How much it tells (`rarity`). */
  rarity: number;
  /** Distance from the sought word before it, 0 for the first. */
  step: number;
}

export interface Reading {
  /** The sum over neighbours in the query of how near they stand in the page, by what they tell. */
  nearness: number;
  /**
   * Blocks that hold a word of the query, best first; scores are parts of the most that a text can reach, 0
   * to 1.
   */
  blocks: { block: number; score: number }[];
}

/** A passage of this many words is of usual length. */
const USUAL_WORDS = 60;
const B_PASSAGE = 0.3;
/** Of a word, one that is akin to it. */
const AKIN = 0.5;
/** Of a word in the passage's heading or the page's title: the passage need not repeat it. */
const ABOVE = 0.5;

/**
 * Reads single pages closely: how near the words of the query stand to each other, and which blocks hold them
 * best.
 */
export class CloseReader {
  readonly #sought: readonly SoughtWord[];
  readonly #total: number;
  /** For a term number, the index of the sought word. */
  readonly #wordOf = new Map<number, number>();
  /** The same for terms that are akin to one. */
  readonly #akinTo = new Map<number, number>();

  constructor(sought: readonly SoughtWord[], total: number) {
    this.#sought = sought;
    this.#total = total;
    sought.forEach((word, at) => {
      for (const { term } of word.terms) if (!this.#wordOf.has(term)) this.#wordOf.set(term, at);
    });
    sought.forEach(({ akin }, at) => {
      for (const term of akin) if (!this.#akinTo.has(term)) this.#akinTo.set(term, at);
    });
  }

  read(stream: WordStream): Reading {
    const near = new Float64Array(this.#sought.length);
    const title = this.#presence(stream, 0);
    let heading = new Float32Array(this.#sought.length);
    const blocks: Reading['blocks'] = [];
    for (let block = 0; block + 1 < stream.starts.length; block += 1) {
      const counts = this.#count(stream, block, near);
      if (stream.headings[block] === 1) heading = this.#presence(stream, block);
      else if (counts !== undefined && block > 0) {
        blocks.push({ block, score: this.#score(counts, stream, block, title, heading) });
      }
    }
    blocks.sort((a, b) => b.score - a.score || a.block - b.block);
    return { nearness: this.#nearness(near), blocks };
  }

  #presence(stream: WordStream, block: number): Float32Array<ArrayBuffer> {
    const present = new Float32Array(this.#sought.length);
    for (const term of stream.words.subarray(stream.starts[block], stream.starts[block + 1])) {
      const word = this.#wordOf.get(term);
      if (word !== undefined) present[word] = ABOVE;
    }
    return present;
  }

  /**
   * How often each word stands in a block, `undefined` when none does; notes on the way how near neighbours
   * come.
   */
  #count(stream: WordStream, block: number, near: Float64Array): Float32Array | undefined {
    let counts: Float32Array | undefined;
    const last = new Int32Array(this.#sought.length).fill(-1);
    const end = stream.starts[block + 1] ?? 0;
    for (let at = stream.starts[block] ?? 0; at < end; at += 1) {
      const term = stream.words[at] ?? -1;
      const exact = this.#wordOf.get(term);
      const word = exact ?? this.#akinTo.get(term);
      if (word === undefined) continue;
      counts ??= new Float32Array(this.#sought.length);
      counts[word] = (counts[word] ?? 0) + (exact === undefined ? AKIN : 1);
      if (exact === undefined) continue;
      last[word] = at;
      this.#meet(word - 1, word, at, last, near);
      this.#meet(word, word + 1, at, last, near);
    }
    return counts;
  }

  /**
   * Two neighbours of the query, one of which stands at `at`: nearest counts, the query's own order and
   * distance most.
   */
  #meet(left: number, right: number, at: number, last: Int32Array, near: Float64Array): void {
    const a = last[left] ?? -1;
    const b = last[right] ?? -1;
    if (a < 0 || b < 0) return;
    const step = this.#sought[right]?.step ?? 1;
    const off = b > a ? Math.abs(b - a - step) : a - b + step;
    near[right] = Math.max(near[right] ?? 0, 1 / (1 + off));
  }

  #nearness(near: Float64Array): number {
    let sum = 0;
    for (let at = 1; at < this.#sought.length; at += 1) {
      const [a, b] = [this.#sought[at - 1], this.#sought[at]];
      if (a !== undefined && b !== undefined)
        sum += (near[at] ?? 0) * Math.min(a.rarity * a.weight, b.rarity * b.weight);
    }
    return sum;
  }

  #score(
    counts: Float32Array,
    stream: WordStream,
    block: number,
    title: Float32Array,
    heading: Float32Array,
  ): number {
    const length = ((stream.starts[block + 1] ?? 0) - (stream.starts[block] ?? 0)) / USUAL_WORDS;
    let sum = 0;
    this.#sought.forEach((word, at) => {
      const count = (counts[at] ?? 0) + Math.max(title[at] ?? 0, heading[at] ?? 0);
      if (count > 0) sum += most(word.weight * word.rarity) * saturation(count, length, B_PASSAGE);
    });
    return this.#total > 0 ? Math.min(1, sum / this.#total) : 0;
  }
}
