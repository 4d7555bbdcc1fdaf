import { isShallow } from '../../contract/is-shallow.ts';
import type { Json } from '../../contract/shared.ts';
import { z } from '../../contract/zod.ts';
import type { Library, Page } from '../types.ts';
import { pageSchema } from './page-schema.ts';

const HEAD = { format: 'sidelight-library', version: 1 };
const headSchema = z.object({ format: z.literal(HEAD.format), version: z.literal(HEAD.version) });
/** A file may come from anybody: it brings pages that a person could have read, and none that pose as our help. */
const lineSchema = z.object({
  page: pageSchema
    .refine(({ url }) => url.isWellFormed() && /^(https?|file):$/.test(URL.parse(url)?.protocol ?? ''))
    .transform((page): Page => (page.origin === 'help' ? { ...page, origin: 'import' } : page)),
  pinned: z.boolean().catch(false),
});

/** Pages in memory at once. */
const BATCH = 100;

/**
 * The library as JSON lines, each with its line end: a line that says what this is, then one for each page
 * with its pin. Help pages are left out: they come with the program.
 */
export async function* exportLibrary(library: Pick<Library, 'pages'>): AsyncGenerator<string> {
  yield `${JSON.stringify(HEAD)}\n`;
  let after: number | undefined = 0;
  while (after !== undefined) {
    // oxlint-disable-next-line no-await-in-loop -- a part at a time, or the whole library is in memory
    const part: Awaited<ReturnType<Library['pages']>> = await library.pages({ after, limit: BATCH });
    for (const { page, pinned } of part.pages) {
      if (page.origin !== 'help') yield `${JSON.stringify({ page, pinned })}\n`;
    }
    after = part.next;
  }
}

export interface Imported {
  imported: number;
  /** Numbers of the lines, from 1 on, that hold no page. */
  refused: number[];
}

/**
 * Keeps the pages of an export, in batches; a page that is there already is replaced. Rejects with a
 * `TypeError` when the first line is not that of an export.
 */
export async function importLibrary(
  library: Pick<Library, 'putAll' | 'pin'>,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<Imported> {
  let line = 0;
  let imported = 0;
  const refused: number[] = [];
  let batch: z.infer<typeof lineSchema>[] = [];
  const flush = async (): Promise<void> => {
    await library.putAll(batch.map(({ page }) => page));
    for (const { page } of batch.filter(({ pinned }) => pinned)) {
      // oxlint-disable-next-line no-await-in-loop -- few pages are pinned
      await library.pin(page.url, true);
    }
    imported += batch.length;
    batch = [];
  };
  for await (const text of lines) {
    line += 1;
    if (line === 1) {
      if (!headSchema.safeParse(json(text)).success)
        throw new TypeError('This file is no export of a library.');
      continue;
    }
    if (text.trim() === '') continue;
    const parsed = lineSchema.safeParse(json(text));
    if (parsed.success) batch.push(parsed.data);
    else refused.push(line);
    if (batch.length >= BATCH) await flush();
  }
  await flush();
  return { imported, refused };
}

/** `undefined` for what is no JSON, or nests too deep to be kept. */
function json(text: string): unknown {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JSON.parse yields JSON
    const value = JSON.parse(text) as Json;
    return isShallow(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
