import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { composeAnswer } from '#lib/service/language/answers/compose-answer.ts';
import { summarise } from '#lib/service/language/summarise.ts';
import { openLibrary } from '#lib/service/library/library.ts';
import { openNodeDriver } from '#lib/service/library/node-driver.ts';
import type { Library, LibraryHit } from '#lib/service/types.ts';
import { memoryOfReading, memoryOfSearches } from './host-memory.ts';
import type { MemoryRow } from './host-memory.ts';
import { syntheticPage, syntheticQuery } from './library-pages.ts';

/**
 * One line of the table. Times in milliseconds; `cpu` is processor time a call, which a busy machine changes
 * less.
 */
export interface LibraryRow {
  what: string;
  pages: number;
  p50: number;
  p95: number;
  cpu: number;
  /** What the 95th percentile must not exceed. */
  goal: number | undefined;
}

const SIZES = [1_000, 10_000, 50_000];
const BATCH = 500;
const QUERIES = 200;

/**
 * Times the library on made-up pages of about 1,900 characters, under Node with a file: adding, searching,
 * answering, the first search after opening; and beside it plain FTS5 (its own tokenizer, `bm25`) on the same
 * texts; and the memory of the host in a process of its own. At 50,000 pages it takes two to three minutes.
 */
export async function benchLibrary(sizes: readonly number[] = SIZES): Promise<(LibraryRow | MemoryRow)[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-library-'));
  const rows: LibraryRow[] = [];
  const memory: MemoryRow[] = [];
  try {
    for (const size of sizes) {
      const data = join(folder, `${size}`);
      mkdirSync(data);
      // oxlint-disable-next-line no-await-in-loop -- times are taken one after another
      rows.push(...(await benchSize(join(data, 'library.sqlite'), size)));
      rows.push(benchFts5(join(folder, `fts-${size}.sqlite`), size));
      // oxlint-disable-next-line no-await-in-loop -- as above
      memory.push(...(await memoryOfSearches(data, size)));
    }
    rows.push(await benchSummary());
    memory.push(...(await memoryOfReading(join(folder, 'read'))));
  } finally {
    rmSync(folder, { recursive: true });
  }
  return [...rows, ...memory];
}

async function benchSize(file: string, size: number): Promise<LibraryRow[]> {
  const filled = open(file);
  for (let from = 0; from < size; from += BATCH) {
    const pages = Array.from({ length: Math.min(BATCH, size - from) }, (_, at) => syntheticPage(from + at));
    // oxlint-disable-next-line no-await-in-loop -- a batch at a time
    await filled.putAll(pages);
  }
  const put = await time('add a page', size, 30, 200, (number) => filled.put(syntheticPage(size + number)));
  await filled.close();
  const library = open(file);
  const first = await time('first search after opening', size, undefined, 1, (number) =>
    search(library, number),
  );
  await time('warm up', size, undefined, 50, (number) => search(library, number + QUERIES));
  const searching = await time('search', size, 30, QUERIES, (number) => search(library, number));
  const answering = await time('answer', size, 100, QUERIES, async (number) => {
    const query = `${syntheticQuery(number)}?`;
    return composeAnswer({ query, hits: await search(library, number), fast: false });
  });
  await library.close();
  return [put, first, searching, answering];
}

function open(file: string): Library {
  return openLibrary(openNodeDriver(file), () => 0);
}

function search(library: Library, number: number): Promise<LibraryHit[]> {
  const text = syntheticQuery(number);
  return library.search({
    text,
    limit: 10,
    threshold: 0,
    included: [],
    excluded: [],
    origins: [],
    from: undefined,
    to: undefined,
  });
}

/** What one would write in an afternoon, for comparison. */
function benchFts5(file: string, size: number): LibraryRow {
  const database = new DatabaseSync(file);
  database.exec("CREATE VIRTUAL TABLE plain USING fts5(title, text, tokenize = 'porter unicode61'); BEGIN");
  const insert = database.prepare('INSERT INTO plain(title, text) VALUES (?, ?)');
  for (let number = 0; number < size; number += 1) {
    const { title, markdown } = syntheticPage(number);
    insert.run(title, markdown);
  }
  database.exec('COMMIT');
  const select = database.prepare(
    "SELECT rowid, title, snippet(plain, 1, '', '', '…', 30) FROM plain WHERE plain MATCH ? ORDER BY bm25(plain, 2.0, 1.0) LIMIT 10",
  );
  const times = Array.from({ length: QUERIES }, (_, number) => {
    const start = performance.now();
    select.all(syntheticQuery(number).replaceAll(' ', ' OR '));
    return performance.now() - start;
  });
  database.close();
  return { what: 'plain FTS5 search', pages: size, ...percentiles(times), cpu: 0, goal: undefined };
}

async function benchSummary(): Promise<LibraryRow> {
  const pages = [0, 1, 2, 3].map((number) => syntheticPage(number, 33_000));
  return time('summarise 200 KB', 1, 100, 20, async (number) => {
    const page = pages[number % pages.length];
    return page === undefined ? '' : summarise(page);
  });
}

async function time(
  what: string,
  pages: number,
  goal: number | undefined,
  count: number,
  work: (number: number) => Promise<unknown>,
): Promise<LibraryRow> {
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let number = 0; number < count; number += 1) {
    const start = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- times are taken one after another
    await work(number);
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  return { what, pages, ...percentiles(times), cpu: (user + system) / 1_000 / count, goal };
}

function percentiles(times: readonly number[]): { p50: number; p95: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}
