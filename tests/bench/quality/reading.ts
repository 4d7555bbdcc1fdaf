import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { markdownText } from './markdown-text.ts';
import { shingleScore, type ShingleScore } from './shingle-score.ts';

/** One page of a collection. */
export interface ReadingItem {
  name: string;
  html: string;
  /** Where the page comes from; `https://collection.example/NAME` where the collection does not say. */
  url: string;
  /** The text that a reader of the page came for, plain or Markdown. */
  expected: string;
}

/** How well a page was read. */
export interface ReadingResult extends ShingleScore {
  name: string;
}

/**
 * A collection from a folder, in either of two forms:
 *
 * - `NAME.html` beside `NAME.txt` (plain text) or `NAME.md` (Markdown) with the text expected of it;
 * - `*.html` in the folder or in `html/`, and one `ground-truth.json` in the folder:
 *   `{"NAME": {"articleBody": "text", "url": "https://…"}}`, where `url` may be missing.
 *
 * A page without expected text is left out. Files are UTF-8.
 */
export function loadReadingItems(folder: string): ReadingItem[] {
  const truth = readTruth(join(folder, 'ground-truth.json'));
  const folders = [folder, join(folder, 'html')].filter(isFolder);
  return folders.flatMap((place) =>
    readdirSync(place)
      .filter((file) => /\.html?$/i.test(file))
      .toSorted()
      .flatMap((file) => {
        const name = basename(file).replace(/\.html?$/i, '');
        const stated = truth.get(name);
        const expected =
          stated?.expected ?? readFirst([join(place, `${name}.txt`), join(place, `${name}.md`)]);
        if (expected === undefined) return [];
        const url = stated?.url ?? `https://collection.example/${encodeURIComponent(name)}`;
        return [{ name, html: readFileSync(join(place, file), 'utf8'), url, expected }];
      }),
  );
}

/** Reads every page with `read`, which gives its Markdown, and scores it against the text expected of it. */
export async function scoreReading(
  items: ReadingItem[],
  read: (item: ReadingItem) => Promise<string>,
): Promise<ReadingResult[]> {
  const results: ReadingResult[] = [];
  for (const item of items) {
    const got = markdownText(await read(item));
    results.push({ name: item.name, ...shingleScore(markdownText(item.expected), got) });
  }
  return results;
}

/** The mean over all pages, each page counted once whatever its length. */
export function meanScore(results: ReadingResult[]): ShingleScore {
  const mean = (value: (result: ReadingResult) => number): number =>
    results.length === 0 ? 0 : results.reduce((sum, result) => sum + value(result), 0) / results.length;
  return { precision: mean((r) => r.precision), recall: mean((r) => r.recall), f1: mean((r) => r.f1) };
}

function readTruth(path: string): Map<string, { expected: string; url: string | undefined }> {
  const text = readFirst([path]);
  const truth = new Map<string, { expected: string; url: string | undefined }>();
  if (text === undefined) return truth;
  const entries: unknown = JSON.parse(text);
  if (typeof entries !== 'object' || entries === null) return truth;
  for (const [name, entry] of Object.entries(entries)) {
    const fields = new Map<string, unknown>(
      typeof entry === 'object' && entry !== null ? Object.entries(entry) : [],
    );
    const [expected, url] = [fields.get('articleBody'), fields.get('url')];
    if (typeof expected === 'string')
      truth.set(name, { expected, url: typeof url === 'string' ? url : undefined });
  }
  return truth;
}

function readFirst(paths: string[]): string | undefined {
  for (const path of paths) {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      continue;
    }
  }
  return undefined;
}

function isFolder(path: string): boolean {
  try {
    return readdirSync(path).length >= 0;
  } catch {
    return false;
  }
}
