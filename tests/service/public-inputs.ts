import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const folder = resolve(import.meta.dirname, '../../../shared/corpora/security');

/** All texts in a file of hostile inputs that lies beside the checkout on some machines; none where it does not. */
export function publicTexts(name: string): string[] {
  const path = `${folder}/${name}`;
  return existsSync(path) ? textsIn(JSON.parse(readFileSync(path, 'utf8'))) : [];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

const bodiesSchema = z.array(
  z.object({
    name: z.string(),
    b64: z.string().optional(),
    parts: z.array(z.tuple([z.string(), z.number()])).optional(),
  }),
);

/** The same of a file of whole bodies, each under its name, as bytes. */
export function publicBodies(name: string): [string, Uint8Array<ArrayBuffer>][] {
  const path = `${folder}/${name}`;
  if (!existsSync(path)) return [];
  return bodiesSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).map((each) => {
    const text = each.parts?.map(([piece, times]) => piece.repeat(times)).join('');
    const bytes = text === undefined ? Buffer.from(each.b64 ?? '', 'base64') : Buffer.from(text);
    return [each.name, new Uint8Array(bytes)];
  });
}
