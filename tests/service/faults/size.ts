import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { Json } from '#lib/contract/shared.ts';
import type { Fault, JsonObject } from '../fault.ts';

const MEGABYTE = 1024 * 1024;

/** Replies that are too long, too deep or too many. */
export const sizeFaults: Record<string, Fault> = {
  /** Good JSON of N megabytes. */
  huge: { text: (text, value) => text.replace('{', `{"padding":"${'p'.repeat(Number(value) * MEGABYTE)}",`) },

  /** A few hundred kilobytes that unpack to N megabytes of blanks before the reply. */
  gzipbomb: {
    draft(draft, value) {
      draft.headers['content-encoding'] = 'gzip';
      draft.body = gzipAfterBlanks(Number(value), draft.body);
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

/** One gzip member: Chromium reads the first one only. Blocks of blanks are all alike, so one of them is packed. */
function gzipAfterBlanks(megabytes: number, body: Buffer): Buffer {
  const blanks = Buffer.alloc(MEGABYTE, ' ');
  const block = deflateRawSync(blanks, { finishFlush: constants.Z_FULL_FLUSH });
  let sum = 0;
  for (let at = 0; at < megabytes; at += 1) sum = crc32(blanks, sum);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(body, sum), 0);
  end.writeUInt32LE((megabytes * MEGABYTE + body.length) % 2 ** 32, 4);
  const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
  return Buffer.concat([head, ...Array<Buffer>(megabytes).fill(block), deflateRawSync(body), end]);
}
