/**
 * The postings of one term, or of several one after the other, in plain arrays: common words have tens of
 * thousands.
 */
export class PostingList {
  pages: Int32Array;
  counts: Int32Array;
  length = 0;

  constructor(capacity: number) {
    this.pages = new Int32Array(capacity);
    this.counts = new Int32Array(capacity);
  }

  clear(): void {
    this.length = 0;
  }

  /** Appends what `encodeRun` wrote. */
  addRun(first: number, run: Uint8Array): void {
    // Two bytes are the least that a posting takes.
    this.#reserve(this.length + (run.length >>> 1));
    const { pages, counts } = this;
    let length = this.length;
    let page = first;
    for (let at = 0; at < run.length;) {
      let byte = run[at++] ?? 0;
      let value = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = run[at++] ?? 0;
        value |= (byte & 0x7f) << shift;
      }
      page += value;
      byte = run[at++] ?? 0;
      value = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = run[at++] ?? 0;
        value |= (byte & 0x7f) << shift;
      }
      pages[length] = page;
      counts[length] = value;
      length += 1;
    }
    this.length = length;
  }

  /**
   * Puts the postings from index `from` on, at a share of their counts, together with those before them: of a
   * page in both the counts add up. Both parts are in rising order of pages, and so is the outcome.
   */
  mergeFrom(from: number, share: number): void {
    const [pages, counts] = [this.pages.slice(0, this.length), this.counts.slice(0, this.length)];
    let [left, right, length] = [0, from, 0];
    while (left < from || right < pages.length) {
      const leftPage = left < from ? (pages[left] ?? 0) : Infinity;
      const rightPage = right < pages.length ? (pages[right] ?? 0) : Infinity;
      const page = Math.min(leftPage, rightPage);
      let count = 0;
      if (leftPage === page) count += counts[left++] ?? 0;
      if (rightPage === page) count += shared(counts[right++] ?? 0, share);
      this.pages[length] = page;
      this.counts[length] = count;
      length += 1;
    }
    this.length = length;
  }

  #reserve(capacity: number): void {
    if (capacity <= this.pages.length) return;
    const [pages, counts] = [new Int32Array(capacity * 2), new Int32Array(capacity * 2)];
    pages.set(this.pages);
    counts.set(this.counts);
    [this.pages, this.counts] = [pages, counts];
  }
}

/** A part of a packed count; at least one mention, or the page would be none. */
function shared(count: number, share: number): number {
  if (share >= 1) return count;
  return Math.max(1, Math.round((count >>> 2) * share)) * 4 + (count & 3);
}
