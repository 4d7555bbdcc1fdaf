import { readFile, readdir, stat } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bytesToArticle } from '../reading/bytes-to-article.ts';
import { parseHtml } from '../reading/parse-html.ts';
import { ReadError } from '../types.ts';
import type { Library } from '../types.ts';

const TYPES = new Map([
  ['.html', 'text/html'],
  ['.htm', 'text/html'],
  ['.xhtml', 'application/xhtml+xml'],
  ['.md', 'text/markdown'],
  ['.txt', 'text/plain'],
  ['.pdf', 'application/pdf'],
]);

/**
 * Puts the readable files below a folder into the library, under their `file:` addresses, and gives a line that says how
 * many, and which could not be read. A file that has not changed since it was imported is left as it is.
 */
export async function importFiles(folder: string, library: Library, clock: () => number): Promise<string> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    throw new Error(`The folder ${folder} cannot be read.`, { cause });
  });
  const paths = found
    .filter((entry) => entry.isFile() && TYPES.has(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name));
  let imported = 0;
  const failed: string[] = [];
  for (const path of paths.toSorted()) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one file in memory at a time
      if (await importFile(path, library, clock)) imported += 1;
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      failed.push(`${relative(folder, path)}: ${error.message}`);
    }
  }
  const unchanged = paths.length - imported - failed.length;
  return [`imported ${imported} files, ${unchanged} unchanged, ${failed.length} not read`, ...failed].join(
    '\n',
  );
}

async function importFile(path: string, library: Library, clock: () => number): Promise<boolean> {
  const url = pathToFileURL(path).href;
  const kept = await library.get(url);
  if (kept && kept.readAt >= (await stat(path)).mtimeMs) return false;
  const contentType = TYPES.get(extname(path).toLowerCase()) ?? null;
  const article = await bytesToArticle(await readFile(path), {
    url,
    contentType,
    effort: 'normal',
    parse: parseHtml,
  });
  await library.put({ ...article, url, requestedUrl: url, readAt: clock(), origin: 'import' });
  return true;
}
