import type { Driver } from './driver.ts';
import { decodeRun, encodeRun, LONGEST_RUN, readRun, type Posting } from './posting-run.ts';
import { bytes, number, text } from './row.ts';

/** How often a page holds each term (`postingCount`), by term number. */
export type TermCounts = ReadonlyMap<number, number>;

/** The stored index: which pages hold a term, and how often. Writes belong into a transaction of the caller. */
export class TermIndex {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** The number of a term, or `undefined` when no page ever held it. */
  find(term: string): number | undefined {
    const row = this.#driver.prepare('SELECT id FROM term WHERE text = ?').get(term);
    return row === undefined ? undefined : number(row, 'id');
  }

  /** The number of a term, new if need be. */
  take(term: string): number {
    const known = this.find(term);
    if (known !== undefined) return known;
    const row = this.#driver.prepare('INSERT INTO term(text) VALUES (?) RETURNING id').get(term);
    if (row === undefined) throw new TypeError('insert gave no id');
    return number(row, 'id');
  }

  textOf(term: number): string {
    const row = this.#driver.prepare('SELECT text FROM term WHERE id = ?').get(term);
    return row === undefined ? '' : text(row, 'text');
  }

  /** Changes what the index says of one page from `before` to `after`; what is alike in both is not touched. */
  change(page: number, before: TermCounts, after: TermCounts): void {
    for (const [term, count] of after) {
      if (before.get(term) !== count) this.#set(term, { page, count });
    }
    for (const term of before.keys()) {
      if (!after.has(term)) this.#remove(term, page);
    }
  }

  /** Calls `each` for every page that holds the term. */
  read(term: number, each: (page: number, count: number) => void): void {
    const rows = this.#driver
      .prepare('SELECT first, run FROM posting WHERE term = ? ORDER BY first')
      .all(term);
    for (const row of rows) readRun(number(row, 'first'), bytes(row, 'run'), each);
  }

  #set(term: number, posting: Posting): void {
    const run = this.#runAt(term, posting.page) ?? this.#firstRun(term);
    if (run === undefined) {
      this.#insert(term, [posting]);
      return;
    }
    const postings = decodeRun(run.first, run.bytes);
    const at = postings.findIndex(({ page }) => page >= posting.page);
    if (at < 0) postings.push(posting);
    else postings.splice(at, postings[at]?.page === posting.page ? 1 : 0, posting);
    this.#replace(term, run.first, postings);
  }

  #remove(term: number, page: number): void {
    const run = this.#runAt(term, page);
    if (run === undefined) return;
    const postings = decodeRun(run.first, run.bytes).filter((posting) => posting.page !== page);
    this.#replace(term, run.first, postings);
    if (postings.length === 0 && this.#firstRun(term) === undefined) {
      this.#driver.prepare('DELETE FROM term WHERE id = ?').run(term);
    }
  }

  #replace(term: number, first: number, postings: readonly Posting[]): void {
    const start = postings[0]?.page;
    const run = encodeRun(start ?? 0, postings);
    if (start === first && run.length <= LONGEST_RUN) {
      const update = 'UPDATE posting SET run = ?, last = ? WHERE term = ? AND first = ?';
      this.#driver.prepare(update).run(run, postings.at(-1)?.page ?? first, term, first);
      return;
    }
    this.#driver.prepare('DELETE FROM posting WHERE term = ? AND first = ?').run(term, first);
    this.#insert(term, postings);
  }

  /** New pages come at the end, so a full run is left nearly full and the next one starts small. */
  #insert(term: number, postings: readonly Posting[]): void {
    const [head] = postings;
    if (head === undefined) return;
    const run = encodeRun(head.page, postings);
    if (run.length > LONGEST_RUN && postings.length > 1) {
      const cut = Math.max(1, Math.floor(postings.length * 0.9));
      this.#insert(term, postings.slice(0, cut));
      this.#insert(term, postings.slice(cut));
      return;
    }
    const insert = 'INSERT INTO posting(term, first, last, run) VALUES (?, ?, ?, ?)';
    this.#driver.prepare(insert).run(term, head.page, postings.at(-1)?.page ?? head.page, run);
  }

  #runAt(term: number, page: number): { first: number; bytes: Uint8Array } | undefined {
    const select = 'SELECT first, run FROM posting WHERE term = ? AND first <= ? ORDER BY first DESC LIMIT 1';
    const row = this.#driver.prepare(select).get(term, page);
    return row && { first: number(row, 'first'), bytes: bytes(row, 'run') };
  }

  #firstRun(term: number): { first: number; bytes: Uint8Array } | undefined {
    const row = this.#driver
      .prepare('SELECT first, run FROM posting WHERE term = ? ORDER BY first LIMIT 1')
      .get(term);
    return row && { first: number(row, 'first'), bytes: bytes(row, 'run') };
  }
}
