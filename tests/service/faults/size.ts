import { gzipSync } from 'node:zlib';
import type { Json } from '#lib/contract/shared.ts';
import type { Fault, JsonObject } from '../fault.ts';

const MEGABYTE = 1024 * 1024;

/** Replies that are too long, too deep or too many. */
export const sizeFaults: Record<string, Fault> = {
  /** Good JSON of N megabytes. */
  huge: { text: (text, value) => text.replace('{', `{"padding":"${'p'.repeat(Number(value) * MEGABYTE)}",`) },

  /** A few hundred kilobytes that unpack to N megabytes: gzip members may follow one another. */
  gzipbomb: {
    draft(draft, value) {
      const blank = gzipSync(Buffer.alloc(MEGABYTE, ' '));
      draft.headers['content-encoding'] = 'gzip';
      draft.body = Buffer.concat([...Array<Buffer>(Number(value)).fill(blank), gzipSync(draft.body)]);
    },
  },

  deep: {
    text: (text, value) =>
      text.replace('{', `{"deep":${'['.repeat(Number(value))}${']'.repeat(Number(value))},`),
  },

  /** The list of results, repeated until it has N. */
  many: {
    json(body, value) {
      const field = listField(body);
      const list = body[field];
      if (!Array.isArray(list)) return body;
      const seed: Json[] =
        list.length > 0 ? list : [{ id: 'made-up', title: 'Made up', url: 'https://made-up.example/' }];
      const many = Array.from({ length: Number(value) }, (_, at) => seed[at % seed.length] ?? null);
      return { ...body, [field]: many };
    },
  },
};

function listField(body: JsonObject): string {
  return 'search_results' in body ? 'search_results' : 'results';
}
