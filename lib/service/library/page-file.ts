import type { Forget, Page, PagesOut } from '../types.ts';
import type { Driver } from './driver.ts';
import { FactTable } from './page-facts.ts';
import { PageStore } from './page-store.ts';
import { pageWords, termCounts } from './postings/page-words.ts';
import { hostKey } from './postings/place-key.ts';
import { number, text } from './row.ts';
import { dayOf } from './ranking/search-scope.ts';
import { Settings } from './settings.ts';
import { TermIndex, type IndexChange } from './postings/term-index.ts';
import { decodeWords, encodeWords } from './postings/word-stream.ts';

const DAY = 86_400_000;
const LAST = '\u{10ffff}';

/** Keeps pages: their rows, their words in the index, their facts, always all three together. */
export class PageFile {
  readonly driver: Driver;
  readonly store: PageStore;
  readonly index: TermIndex;
  readonly facts: FactTable;
  readonly #settings: Settings;

  constructor(driver: Driver) {
    this.driver = driver;
    this.store = new PageStore(driver);
    this.index = new TermIndex(driver);
    this.facts = new FactTable(driver);
    this.#settings = new Settings(driver);
  }

  /** Keeps pages, all or none of them; of two with one address the later. */
  put(pages: readonly Page[]): void {
    const latest = new Map(pages.map((page) => [withoutFragment(page.url), withoutFragments(page)]));
    this.#write(() => {
      this.index.change([...latest.values()].map((page) => this.#put(page)));
      const { limit } = this.#settings;
      if (limit !== undefined) this.#trim(limit);
    });
  }

  get(url: string): Page | undefined {
    const id = this.store.find(withoutFragment(url));
    return id === undefined ? undefined : this.store.read(id);
  }

  pin(url: string, pinned: boolean): void {
    this.#write(() => this.store.pin(withoutFragment(url), pinned));
  }

  /** Gives the number of pages forgotten. */
  forget(what: Forget): number {
    const forgotten = this.#write(() => {
      const ids = this.#idsOf(what);
      this.#delete(ids);
      return ids.length;
    });
    this.#giveBackRoom();
    return forgotten;
  }

  setLimit(limit: number | undefined): number {
    const dropped = this.#write(() => {
      this.#settings.limit = limit;
      return limit === undefined ? 0 : this.#trim(limit);
    });
    this.#giveBackRoom();
    return dropped;
  }

  pages({ after, limit }: { after: number; limit: number }): PagesOut {
    const rows = this.driver
      .prepare('SELECT id, pinned FROM page WHERE id > ? ORDER BY id LIMIT ?')
      .all(after, limit);
    const pages = rows.flatMap((row) => {
      const page = this.store.read(number(row, 'id'));
      return page === undefined ? [] : [{ page, pinned: number(row, 'pinned') === 1 }];
    });
    const last = rows.at(-1);
    return { pages, next: last === undefined || rows.length < limit ? undefined : number(last, 'id') };
  }

  /** Forgets what is held in memory of the database: after a failed write, or when it was exchanged. */
  reset(): void {
    this.facts.reset();
    this.index.reset();
  }

  #write<T>(work: () => T): T {
    this.facts.load();
    try {
      return this.driver.transaction(work);
    } catch (error) {
      this.reset();
      throw error;
    }
  }

  /** Writes all of a page but its words in the index, and gives what the index must change. */
  #put(page: Page): IndexChange {
    const known = this.store.idOf(page.url);
    const id = known ?? this.facts.freePage();
    const before = known === undefined ? undefined : this.store.words(known);
    if (known !== undefined) this.#countLanguage(known, -1);
    const { language, blocks } = pageWords(page, this.index);
    const words = encodeWords(blocks);
    const stream = decodeWords(words);
    this.store.write(id, page, words, language);
    this.#countLanguage(id, 1);
    const day = dayOf(page.published) ?? Math.floor(page.readAt / DAY);
    this.facts.write(id, { length: stream.words.length, day, origin: page.origin });
    return {
      page: id,
      before: before ? termCounts(decodeWords(before)) : new Map(),
      after: termCounts(stream),
    };
  }

  #delete(ids: readonly number[]): void {
    const changes = ids.map((id) => {
      const words = this.store.words(id);
      return { page: id, before: words ? termCounts(decodeWords(words)) : new Map(), after: new Map() };
    });
    this.index.change(changes);
    for (const id of ids) {
      this.#countLanguage(id, -1);
      this.store.delete(id);
      this.facts.write(id, undefined);
    }
  }

  #countLanguage(id: number, by: 1 | -1): void {
    this.driver
      .prepare(
        `INSERT INTO language(tag, pages) SELECT language, ? FROM page WHERE id = ?
         ON CONFLICT(tag) DO UPDATE SET pages = pages + excluded.pages`,
      )
      .run(by, id);
  }

  #idsOf(what: Forget): number[] {
    if (what === 'everything') return this.#ids("SELECT id FROM page WHERE origin <> 'help'");
    if ('url' in what) return [this.store.find(withoutFragment(what.url))].flatMap((id) => id ?? []);
    const host = hostKey(what.host);
    const rows = this.driver
      .prepare('SELECT key, page FROM place WHERE key >= ? AND key < ?')
      .all(host, host + LAST);
    const isHost = (key: string): boolean => /^[/:]/.test(key.slice(host.length));
    return [...new Set(rows.filter((row) => isHost(text(row, 'key'))).map((row) => number(row, 'page')))];
  }

  #ids(select: string): number[] {
    return this.driver
      .prepare(select)
      .all()
      .map((row) => number(row, 'id'));
  }

  /**
   * Drops the oldest pages that are neither pinned nor help until the file fits; the page just written stays.
   */
  #trim(limit: number): number {
    const oldest = this.#ids(
      "SELECT id FROM page WHERE pinned = 0 AND origin <> 'help' ORDER BY read_at, id",
    );
    oldest.pop();
    let dropped = 0;
    while (usedBytes(this.driver) > limit) {
      const id = oldest[dropped];
      if (id === undefined) break;
      this.#delete([id]);
      dropped += 1;
    }
    if (dropped > 0) this.#settings.addDropped(dropped);
    return dropped;
  }

  #giveBackRoom(): void {
    this.driver.prepare('PRAGMA incremental_vacuum').all();
  }
}

/** Bytes of the database that are in use. */
export function usedBytes(driver: Driver): number {
  const row = driver
    .prepare(
      `SELECT (c.page_count - f.freelist_count) * s.page_size AS bytes
       FROM pragma_page_count c, pragma_freelist_count f, pragma_page_size s`,
    )
    .get();
  return row === undefined ? 0 : number(row, 'bytes');
}

function withoutFragments(page: Page): Page {
  return { ...page, url: withoutFragment(page.url), requestedUrl: withoutFragment(page.requestedUrl) };
}

function withoutFragment(url: string): string {
  const at = url.indexOf('#');
  return at < 0 ? url : url.slice(0, at);
}
