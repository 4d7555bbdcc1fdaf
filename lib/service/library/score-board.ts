import type { FactTable } from './page-facts.ts';
import type { TermIndex } from './term-index.ts';

const K1 = 1.4;
const B = 0.6;
const TITLE = 2.5;

/** How much longer than the average a page may count; past it, length tells of the kind of page and not of its topic. */
const LONGEST = 8;

/**
 * Word counts are taken as if the library held this many pages more, one of which holds the word: in a library of three pages the share of pages with a
 * word says nothing yet, and a score must mean the same there as among thousands.
 */
const PRIOR_PAGES = 100;

/** How much a word tells that `holders` of `pages` pages hold. */
export function rarity(holders: number, pages: number): number {
  const count = holders + 1;
  return Math.log(1 + (pages + PRIOR_PAGES - count + 0.5) / (count + 0.5));
}

/** What a word can add to a score at most. */
export function most(weight: number): number {
  return weight * (K1 + 1);
}

/** Part of `most` that a word reaches that stands `count` times in a text `length` times as long as usual. */
export function saturation(count: number, length: number, b: number): number {
  return count / (count + K1 * (1 - b + b * length));
}

/** BM25F over title and text, exact for every page that holds a word: adds word by word, then gives the best pages. */
export class ScoreBoard {
  readonly #index: TermIndex;
  readonly #facts: FactTable;
  readonly #scores: Float64Array;
  readonly #counts: Float32Array;
  readonly #touched: number[] = [];

  constructor(index: TermIndex, facts: FactTable) {
    this.#index = index;
    this.#facts = facts;
    this.#scores = new Float64Array(facts.size + 1);
    this.#counts = new Float32Array(facts.size + 1);
  }

  /**
   * Adds one query word, which may be written as several terms (stems of several languages, or near misses at less than full share).
   * Gives the number of pages that hold it.
   */
  add(terms: readonly { term: number; share: number }[], weight: number): number {
    const holders: number[] = [];
    for (const { term, share } of terms) {
      this.#index.read(term, (page, count) => {
        if (this.#counts[page] === 0) holders.push(page);
        this.#counts[page] = (this.#counts[page] ?? 0) + share * ((count >>> 2) + TITLE * (count & 3));
      });
    }
    const worth = most(weight * rarity(holders.length, this.#facts.pages));
    const average = this.#facts.averageLength;
    for (const page of holders) {
      const length = Math.min(LONGEST, this.#facts.length(page) / average);
      if (this.#scores[page] === 0) this.#touched.push(page);
      this.#scores[page] = (this.#scores[page] ?? 0) + worth * saturation(this.#counts[page] ?? 0, length, B);
      this.#counts[page] = 0;
    }
    return holders.length;
  }

  score(page: number): number {
    return this.#scores[page] ?? 0;
  }

  /** The `limit` best pages that pass the filter, best first. */
  best(limit: number, passes: (page: number) => boolean): number[] {
    const best: number[] = [];
    let lowest = 0;
    for (const page of this.#touched) {
      const score = this.score(page);
      if ((best.length >= limit && score <= lowest) || !passes(page)) continue;
      best.splice(this.#placeOf(score, best), 0, page);
      if (best.length > limit) best.pop();
      lowest = this.score(best.at(-1) ?? 0);
    }
    return best;
  }

  #placeOf(score: number, best: readonly number[]): number {
    let [low, high] = [0, best.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.score(best[middle] ?? 0) >= score) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
