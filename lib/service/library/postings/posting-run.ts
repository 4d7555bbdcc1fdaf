import { ByteWriter } from './byte-writer.ts';
import { PostingList } from './posting-list.ts';

/**
 * How often one page holds one term: in the title up to 3 times, elsewhere (headings count twice) up to
 * `MOST`.
 */
export interface Posting {
  page: number;
  /** `elsewhere * 4 + title`. */
  count: number;
}

const MOST = 4_095;

export function postingCount(title: number, elsewhere: number): number {
  return Math.min(elsewhere, MOST) * 4 + Math.min(title, 3);
}

/**
 * A longer run would leave its database page for overflow pages; SQLite keeps up to about 1,000 bytes of
 * 4,096 in place.
 */
export const LONGEST_RUN = 900;

/** Postings in rising order of their pages, as differences: the first to `first`. */
export function encodeRun(first: number, postings: readonly Posting[]): Uint8Array {
  const writer = new ByteWriter(postings.length * 4 + 8);
  let before = first;
  for (const { page, count } of postings) {
    writer.varint(page - before);
    writer.varint(count);
    before = page;
  }
  return writer.bytes();
}

/** A run that ends at page `last`, with later postings behind it. */
export function appendToRun(run: Uint8Array, last: number, postings: readonly Posting[]): Uint8Array {
  const end = encodeRun(last, postings);
  const longer = new Uint8Array(run.length + end.length);
  longer.set(run);
  longer.set(end, run.length);
  return longer;
}

export function decodeRun(first: number, run: Uint8Array): Posting[] {
  const list = new PostingList(run.length);
  list.addRun(first, run);
  return Array.from({ length: list.length }, (_, at) => ({
    page: list.pages[at] ?? 0,
    count: list.counts[at] ?? 0,
  }));
}
