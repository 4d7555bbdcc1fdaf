import { readFile, readdir, stat } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bytesToArticle } from '../reading/bytes-to-article.ts';
import { parseHtml } from '../reading/parse-html.ts';
import { ReadError } from '../types.ts';
import type { Library, Page } from '../types.ts';

const TYPES = new Map([
  ['.html', 'text/html'],
  ['.htm', 'text/html'],
  ['.xhtml', 'application/xhtml+xml'],
  ['.md', 'text/markdown'],
  ['.txt', 'text/plain'],
  ['.pdf', 'application/pdf'],
]);

/** Pages that are written together: in one transaction the index is written once for all of them. */
const BATCH = 200;

/** Characters of Markdown that wait to be written; long books are written as they come. */
const MOST_WAITING = 20_000_000;

/**
 * Puts the readable files below a folder into the library, under their `file:` addresses, and gives a line that says how
 * many, and which could not be read. A file that has not changed since it was imported is left as it is, one that has
 * replaces what was read of it before.
 */
export async function importFiles(folder: string, library: Library, clock: () => number): Promise<string> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    throw new Error(`The folder ${folder} cannot be read.`, { cause });
  });
  const paths = found
    .filter((entry) => entry.isFile() && TYPES.has(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name));
  const batch = new Batch(library);
  const failed: string[] = [];
  for (const path of paths.toSorted()) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one file in memory at a time
      const page = await changedPage(path, library, clock);
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (page !== undefined) await batch.add(page);
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      failed.push(`${relative(folder, path)}: ${error.message}`);
    }
  }
  await batch.write();
  const unchanged = paths.length - batch.written - failed.length;
  const counts = `imported ${batch.written} files, ${unchanged} unchanged, ${failed.length} not read`;
  return [counts, ...failed].join('\n');
}

class Batch {
  written = 0;
  readonly #library: Library;
  #waiting: Page[] = [];
  #size = 0;

  constructor(library: Library) {
    this.#library = library;
  }

  async add(page: Page): Promise<void> {
    this.#waiting.push(page);
    this.#size += page.markdown.length;
    if (this.#waiting.length >= BATCH || this.#size >= MOST_WAITING) await this.write();
  }

  async write(): Promise<void> {
    const pages = this.#waiting;
    [this.#waiting, this.#size] = [[], 0];
    if (pages.length > 0) await this.#library.putAll(pages);
    this.written += pages.length;
  }
}

/** A file as a page, or `undefined` when the library has it as it is. */
async function changedPage(path: string, library: Library, clock: () => number): Promise<Page | undefined> {
  const url = pathToFileURL(path).href;
  const kept = await library.get(url);
  if (kept && kept.readAt >= (await stat(path)).mtimeMs) return undefined;
  const contentType = TYPES.get(extname(path).toLowerCase()) ?? null;
  const article = await bytesToArticle(await readFile(path), {
    url,
    contentType,
    effort: 'normal',
    parse: parseHtml,
  });
  return { ...article, url, requestedUrl: url, readAt: clock(), origin: 'import' };
}
