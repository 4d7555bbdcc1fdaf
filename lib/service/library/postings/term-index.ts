import type { Driver, Row } from '../driver.ts';
import { appendToRun, decodeRun, encodeRun, LONGEST_RUN, type Posting } from './posting-run.ts';
import type { PostingList } from './posting-list.ts';
import { bytes, number, text } from '../row.ts';

/** How often a page holds each term (`postingCount`), by term number. */
export type TermCounts = ReadonlyMap<number, number>;

/** What becomes of one page in the index. */
export interface IndexChange {
  page: number;
  before: TermCounts;
  after: TermCounts;
}

interface Run {
  first: number;
  last: number;
  bytes: Uint8Array;
}

/** Numbers of terms remembered, for most words of a page were in the page before. */
const REMEMBERED = 30_000;

/**
 * The stored index: which pages hold a term, and how often. Writes belong into a transaction of the caller.
 */
export class TermIndex {
  readonly #driver: Driver;
  readonly #numbers = new Map<string, number>();

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** Forgets what is remembered: after a rolled-back transaction, or when the database was exchanged. */
  reset(): void {
    this.#numbers.clear();
  }

  /** The number of a term, or `undefined` when no page holds it. */
  find(term: string): number | undefined {
    const row = this.#driver.prepare('SELECT id FROM term WHERE text = ?').get(term);
    return row && number(row, 'id');
  }

  /** The number of a term, new if need be. */
  take(term: string): number {
    const remembered = this.#numbers.get(term);
    if (remembered !== undefined) return remembered;
    const known = this.find(term) ?? this.#insertTerm(term);
    if (this.#numbers.size >= REMEMBERED) this.#numbers.clear();
    this.#numbers.set(term, known);
    return known;
  }

  textOf(term: number): string {
    const row = this.#driver.prepare('SELECT text FROM term WHERE id = ?').get(term);
    return row === undefined ? '' : text(row, 'text');
  }

  /** Changes what the index says of some pages; of a page, what is alike before and after is not touched. */
  change(changes: readonly IndexChange[]): void {
    const byTerm = new Map<number, Posting[]>();
    const note = (term: number, posting: Posting): void => {
      const known = byTerm.get(term);
      if (known === undefined) byTerm.set(term, [posting]);
      else known.push(posting);
    };
    for (const { page, before, after } of changes) {
      for (const [term, count] of after) if (before.get(term) !== count) note(term, { page, count });
      for (const term of before.keys()) if (!after.has(term)) note(term, { page, count: 0 });
    }
    for (const [term, postings] of byTerm) {
      this.#apply(
        term,
        postings.toSorted((a, b) => a.page - b.page),
      );
    }
  }

  /** Appends the pages that hold the term, and how often, to a list. */
  read(term: number, into: PostingList): void {
    const rows = this.#driver
      .prepare('SELECT first, run FROM posting WHERE term = ? ORDER BY first')
      .all(term);
    for (const row of rows) into.addRun(number(row, 'first'), bytes(row, 'run'));
  }

  #insertTerm(term: string): number {
    const row = this.#driver.prepare('INSERT INTO term(text) VALUES (?) RETURNING id').get(term);
    if (row === undefined) throw new TypeError('insert gave no id');
    return number(row, 'id');
  }

  /** Puts postings, in rising order of pages, into the runs of a term; a count of 0 takes the page out. */
  #apply(term: number, postings: readonly Posting[]): void {
    let at = 0;
    while (at < postings.length) {
      const page = postings[at]?.page ?? 0;
      const run = this.#runAt(term, page) ?? this.#runAfter(term, -1);
      const next = run === undefined ? undefined : this.#nextFirst(term, run, postings.at(-1)?.page ?? 0);
      let end = at + 1;
      while (end < postings.length && (postings[end]?.page ?? 0) < (next ?? Infinity)) end += 1;
      this.#merge(term, run, postings.slice(at, end));
      at = end;
    }
  }

  #nextFirst(term: number, run: Run, highest: number): number | undefined {
    return highest <= run.last ? undefined : this.#runAfter(term, run.first)?.first;
  }

  #merge(term: number, run: Run | undefined, postings: readonly Posting[]): void {
    const [head] = postings;
    if (head === undefined) return;
    if (run === undefined) this.#insert(term, postings);
    else if (head.page > run.last && postings.every(({ count }) => count > 0))
      this.#append(term, run, postings);
    else {
      const merged = new Map(decodeRun(run.first, run.bytes).map((posting) => [posting.page, posting]));
      for (const posting of postings) {
        if (posting.count > 0) merged.set(posting.page, posting);
        else merged.delete(posting.page);
      }
      this.#rewrite(
        term,
        run,
        [...merged.values()].toSorted((a, b) => a.page - b.page),
      );
      if (merged.size === 0) this.#dropTerm(term);
    }
  }

  #append(term: number, run: Run, postings: readonly Posting[]): void {
    const longer = appendToRun(run.bytes, run.last, postings);
    if (longer.length > LONGEST_RUN) this.#insert(term, postings);
    else this.#update(term, run.first, postings.at(-1)?.page ?? run.last, longer);
  }

  #rewrite(term: number, run: Run, postings: readonly Posting[]): void {
    const encoded = encodeRun(run.first, postings);
    const last = postings.at(-1)?.page ?? 0;
    if (postings[0]?.page === run.first && encoded.length <= LONGEST_RUN)
      this.#update(term, run.first, last, encoded);
    else {
      this.#driver.prepare('DELETE FROM posting WHERE term = ? AND first = ?').run(term, run.first);
      this.#insert(term, postings);
    }
  }

  #update(term: number, first: number, last: number, run: Uint8Array): void {
    const update = 'UPDATE posting SET run = ?, last = ? WHERE term = ? AND first = ?';
    this.#driver.prepare(update).run(run, last, term, first);
  }

  #insert(term: number, postings: readonly Posting[]): void {
    const [head] = postings;
    if (head === undefined) return;
    const run = encodeRun(head.page, postings);
    if (run.length > LONGEST_RUN && postings.length > 1) {
      const middle = postings.length >>> 1;
      this.#insert(term, postings.slice(0, middle));
      this.#insert(term, postings.slice(middle));
      return;
    }
    const insert = 'INSERT INTO posting(term, first, last, run) VALUES (?, ?, ?, ?)';
    this.#driver.prepare(insert).run(term, head.page, postings.at(-1)?.page ?? head.page, run);
  }

  /** Words that no page holds any more are forgotten too: they may be a forgotten page's secrets. */
  #dropTerm(term: number): void {
    if (this.#runAfter(term, -1) !== undefined) return;
    this.#numbers.clear();
    this.#driver.prepare('DELETE FROM term WHERE id = ?').run(term);
  }

  #runAt(term: number, page: number): Run | undefined {
    const select =
      'SELECT first, last, run FROM posting WHERE term = ? AND first <= ? ORDER BY first DESC LIMIT 1';
    return runOf(this.#driver.prepare(select).get(term, page));
  }

  #runAfter(term: number, first: number): Run | undefined {
    const select = 'SELECT first, last, run FROM posting WHERE term = ? AND first > ? ORDER BY first LIMIT 1';
    return runOf(this.#driver.prepare(select).get(term, first));
  }
}

function runOf(row: Row | undefined): Run | undefined {
  return row && { first: number(row, 'first'), last: number(row, 'last'), bytes: bytes(row, 'run') };
}
