import type { LibraryEntry, Origin, Page } from '../types.ts';
import type { Driver, Row } from './driver.ts';
import { ORIGINS } from './page-facts.ts';
import { pageRestSchema } from './page-schema.ts';
import { placeKey } from './postings/place-key.ts';
import { bytes, number, optionalText, text } from './row.ts';

const COLUMNS = `page.id, page.url, page.requested_url, page.title, page.site_name, page.origin, page.read_at, page.published,
  page.pinned, page.length`;

/** The rows of pages, without what makes them findable. Writes belong into a transaction of the caller. */
export class PageStore {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** The number of the page that is kept under exactly this address. */
  idOf(url: string): number | undefined {
    const row = this.#driver.prepare('SELECT id FROM page WHERE url = ?').get(url);
    return row && number(row, 'id');
  }

  /** The number of the page with this address, else of the one last read on asking for it. */
  find(url: string): number | undefined {
    const asked = 'SELECT id FROM page WHERE requested_url = ? ORDER BY read_at DESC LIMIT 1';
    const row = this.#driver.prepare(asked).get(url);
    return this.idOf(url) ?? (row && number(row, 'id'));
  }

  read(id: number): Page | undefined {
    const select = `SELECT ${COLUMNS}, body.markdown, body.rest FROM page JOIN body ON body.page = page.id WHERE page.id = ?`;
    const row = this.#driver.prepare(select).get(id);
    return row && pageOf(row);
  }

  words(id: number): Uint8Array | undefined {
    const row = this.#driver.prepare('SELECT words FROM body WHERE page = ?').get(id);
    return row && bytes(row, 'words');
  }

  /** Puts a page under a number that is free or holds an older reading of it; a pin stays. */
  write(id: number, page: Page, words: Uint8Array, language: string): void {
    const { url, requestedUrl, title, siteName, origin, readAt, published, markdown, ...rest } = page;
    this.#driver
      .prepare(
        `INSERT INTO page(id, url, requested_url, title, site_name, origin, read_at, published, length, language)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT(id) DO UPDATE SET requested_url = excluded.requested_url, title = excluded.title, site_name = excluded.site_name,
         origin = excluded.origin, read_at = excluded.read_at, published = excluded.published, length = excluded.length, language = excluded.language`,
      )
      .run(
        id,
        url,
        requestedUrl,
        title,
        siteName,
        origin,
        Math.trunc(readAt),
        published ?? null,
        markdown.length,
        language,
      );
    this.#driver
      .prepare('INSERT OR REPLACE INTO body(page, words, rest, markdown) VALUES (?, ?, ?, ?)')
      .run(id, words, JSON.stringify(rest), markdown);
    this.#writePlaces(id, [url, requestedUrl]);
  }

  delete(id: number): void {
    for (const table of ['page WHERE id', 'body WHERE page', 'place WHERE page']) {
      this.#driver.prepare(`DELETE FROM ${table} = ?`).run(id);
    }
  }

  pin(url: string, pinned: boolean): void {
    this.#driver.prepare('UPDATE page SET pinned = ? WHERE id = ?').run(pinned ? 1 : 0, this.find(url) ?? 0);
  }

  #writePlaces(id: number, addresses: readonly string[]): void {
    this.#driver.prepare('DELETE FROM place WHERE page = ?').run(id);
    for (const address of addresses) {
      const key = placeKey(address);
      if (key !== undefined)
        this.#driver.prepare('INSERT OR IGNORE INTO place(key, page) VALUES (?, ?)').run(key, id);
    }
  }
}

function pageOf(row: Row): Page {
  const rest = pageRestSchema.parse(JSON.parse(text(row, 'rest')));
  return {
    url: text(row, 'url'),
    requestedUrl: text(row, 'requested_url'),
    title: text(row, 'title'),
    siteName: text(row, 'site_name'),
    origin: originOf(row),
    readAt: number(row, 'read_at'),
    published: optionalText(row, 'published'),
    markdown: text(row, 'markdown'),
    description: rest.description,
    authors: rest.authors,
    language: rest.language,
    imageUrl: rest.imageUrl,
    doi: rest.doi,
    data: rest.data,
    coverage: rest.coverage,
    notices: rest.notices,
  };
}

/** A page's row as the list shows it. */
export function entryOf(row: Row): LibraryEntry {
  return {
    url: text(row, 'url'),
    title: text(row, 'title'),
    siteName: text(row, 'site_name'),
    origin: originOf(row),
    readAt: number(row, 'read_at'),
    published: optionalText(row, 'published'),
    pinned: number(row, 'pinned') === 1,
    length: number(row, 'length'),
  };
}

function originOf(row: Row): Origin {
  return ORIGINS.find((origin) => origin === row['origin']) ?? 'import';
}
