import type { Origin } from '../types.ts';
import type { Driver } from './driver.ts';
import { bytes, number } from './row.ts';

const FIELDS = 3;
/** 300 pages of 12 bytes: a row that fits one database page. */
const PAGES_PER_BLOCK = 300;

export const ORIGINS: readonly Origin[] = ['web', 'tab', 'help', 'import'];

export interface PageFacts {
  /** Words of the page. */
  length: number;
  /** Days since 1970 of its publication, else of its reading. */
  day: number;
  origin: Origin;
}

/**
 * What ranking must know of every page, 12 bytes a page, held in memory and in rows of 300 pages: at 50,000
 * pages 170 rows are read at the first search and 0.6 MB stay. A row of its own for each page would take tens
 * of milliseconds.
 */
export class FactTable {
  readonly #driver: Driver;
  #data = new Int32Array(0);
  #loaded = false;
  #version = -1;
  #relative: Float32Array | undefined;
  #pages = 0;
  #words = 0;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** Forgets what is in memory: after a rolled-back transaction, or when the database was exchanged. */
  reset(): void {
    this.#loaded = false;
  }

  /** Reads the table if it was not read, or if another connection has written since. */
  load(): void {
    const row = this.#driver.prepare('PRAGMA data_version').get();
    const version = row === undefined ? 0 : number(row, 'data_version');
    if (this.#loaded && version === this.#version) return;
    this.#version = version;
    this.#loaded = true;
    const rows = this.#driver.prepare('SELECT block, data FROM facts ORDER BY block').all();
    const last = rows.at(-1);
    this.#data = new Int32Array(
      last === undefined ? 0 : (number(last, 'block') + 1) * PAGES_PER_BLOCK * FIELDS,
    );
    for (const block of rows)
      this.#data.set(integers(bytes(block, 'data')), number(block, 'block') * PAGES_PER_BLOCK * FIELDS);
    [this.#pages, this.#words, this.#relative] = [0, 0, undefined];
    for (let page = 0; page < this.size; page += 1) this.#count(page, 1);
  }

  /** One more than the highest page number there is room for. */
  get size(): number {
    return this.#data.length / FIELDS;
  }

  get pages(): number {
    return this.#pages;
  }

  get averageLength(): number {
    return this.#pages === 0 ? 1 : Math.max(1, this.#words / this.#pages);
  }

  /** How long each page is beside the average, by page number. */
  relativeLengths(): Float32Array {
    if (this.#relative !== undefined) return this.#relative;
    const relative = new Float32Array(this.size);
    const average = this.averageLength;
    for (let page = 0; page < relative.length; page += 1) relative[page] = this.length(page) / average;
    return (this.#relative = relative);
  }

  length(page: number): number {
    return this.#data[page * FIELDS] ?? 0;
  }

  day(page: number): number {
    return this.#data[page * FIELDS + 1] ?? 0;
  }

  origin(page: number): Origin | undefined {
    return ORIGINS[(this.#data[page * FIELDS + 2] ?? 0) - 1];
  }

  /** The lowest page number that is not in use, from 1 on: numbers stay dense, and with them the table. */
  freePage(): number {
    let page = 1;
    while (page < this.size && (this.#data[page * FIELDS + 2] ?? 0) !== 0) page += 1;
    return page;
  }

  /** Writes the facts of a page; `undefined` takes them out. Belongs into a transaction of the caller. */
  write(page: number, facts: PageFacts | undefined): void {
    const block = Math.floor(page / PAGES_PER_BLOCK);
    this.#reserve((block + 1) * PAGES_PER_BLOCK * FIELDS);
    this.#count(page, -1);
    this.#data.set(
      facts === undefined ? [0, 0, 0] : [facts.length, facts.day, ORIGINS.indexOf(facts.origin) + 1],
      page * FIELDS,
    );
    this.#count(page, 1);
    const start = block * PAGES_PER_BLOCK * FIELDS;
    const data = this.#data.slice(start, start + PAGES_PER_BLOCK * FIELDS);
    const upsert =
      'INSERT INTO facts(block, data) VALUES (?, ?) ON CONFLICT(block) DO UPDATE SET data = excluded.data';
    this.#driver.prepare(upsert).run(block, new Uint8Array(data.buffer));
  }

  #count(page: number, sign: 1 | -1): void {
    this.#relative = undefined;
    if ((this.#data[page * FIELDS + 2] ?? 0) === 0) return;
    this.#pages += sign;
    this.#words += sign * this.length(page);
  }

  #reserve(length: number): void {
    if (length <= this.#data.length) return;
    const larger = new Int32Array(length);
    larger.set(this.#data);
    this.#data = larger;
  }
}

/** The bytes of a row need not lie on a multiple of four. */
function integers(data: Uint8Array): Int32Array {
  return new Int32Array(data.slice().buffer);
}
