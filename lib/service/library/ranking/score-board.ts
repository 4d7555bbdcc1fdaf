import type { FactTable } from '../page-facts.ts';
import { PostingList } from '../postings/posting-list.ts';
import type { TermIndex } from '../postings/term-index.ts';

const K1 = 1.4;
const B = 0.6;
const TITLE = 2.5;

/**
 * How much longer than the average a page may count; past it, length tells of the kind of page and not of its
 * topic.
 */
const LONGEST = 8;

/**
 * Word counts are taken as if the library held this many pages more, one of which holds the word: in a
 * library of three pages the share of pages with a word says nothing yet, and a score must mean the same
 * there as among thousands.
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

/**
 * BM25F over title and text, exact for every page that holds a word: adds word by word, then gives the best
 * pages.
 */
export class ScoreBoard {
  readonly #index: TermIndex;
  readonly #facts: FactTable;
  readonly #list = new PostingList(1_024);
  readonly #lengths: Float32Array;
  #scores: Float64Array;
  /** The pages with a score, in the order they got one. */
  #touched: Int32Array;
  #touchedCount = 0;

  constructor(index: TermIndex, facts: FactTable) {
    this.#index = index;
    this.#facts = facts;
    this.#lengths = facts.relativeLengths();
    this.#scores = new Float64Array(facts.size + 1);
    this.#touched = new Int32Array(facts.size + 1);
  }

  /** A board of its own that begins with a part of this one's scores. */
  copy(part: number): ScoreBoard {
    const board = new ScoreBoard(this.#index, this.#facts);
    board.#scores = this.#scores.map((score) => score * part);
    board.#touched = this.#touched.slice();
    board.#touchedCount = this.#touchedCount;
    return board;
  }

  /**
   * Adds one query word, which may be written as several terms (stems of several languages, or near misses at
   * less than full share). Gives the number of pages that hold it.
   */
  add(terms: readonly { term: number; share: number }[], weight: number): number {
    const list = this.#list;
    list.clear();
    for (const { term, share } of terms) {
      const before = list.length;
      this.#index.read(term, list);
      if (before > 0 || share < 1) list.mergeFrom(before, share);
    }
    this.#addList(list, most(weight * rarity(list.length, this.#facts.pages)));
    return list.length;
  }

  /** The one loop that runs for every page that holds a word: it touches nothing but plain arrays. */
  #addList({ pages, counts, length }: PostingList, worth: number): void {
    const [scores, touched, lengths] = [this.#scores, this.#touched, this.#lengths];
    let touchedCount = this.#touchedCount;
    for (let at = 0; at < length; at += 1) {
      const page = pages[at] ?? 0;
      const packed = counts[at] ?? 0;
      const count = (packed >>> 2) + TITLE * (packed & 3);
      const relative = lengths[page] ?? 1;
      const norm = K1 * (1 - B + B * (relative < LONGEST ? relative : LONGEST));
      const score = scores[page] ?? 0;
      if (score === 0) touched[touchedCount++] = page;
      scores[page] = score + (worth * count) / (count + norm);
    }
    this.#touchedCount = touchedCount;
  }

  score(page: number): number {
    return this.#scores[page] ?? 0;
  }

  /** The `limit` best pages that pass the filter, best first. */
  best(limit: number, passes: (page: number) => boolean): number[] {
    const best: number[] = [];
    let lowest = 0;
    for (let at = 0; at < this.#touchedCount; at += 1) {
      const page = this.#touched[at] ?? 0;
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
