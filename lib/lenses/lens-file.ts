import { z } from '../contract/zod.ts';
import { withoutEmpty } from '../requests/options.ts';
import { parseLenses } from './lens.ts';
import type { Lens } from './lens.ts';

/** Characters of a file that is read. */
export const MAX_FILE = 1_000_000;

const fileSchema = z.object({
  sidelight: z.literal('lenses'),
  version: z.number(),
  lenses: z.array(z.unknown()),
});

/** Lenses as a file to give to others. */
export function writeLensFile(lenses: readonly Lens[]): string {
  return `${JSON.stringify({ sidelight: 'lenses', version: 1, lenses }, undefined, 2)}\n`;
}

/** What a file brought. `skipped` counts what in it was no lens. */
export type LensFile = { lenses: Lens[]; skipped: number } | { problem: 'too-large' | 'no-lenses' };

/** The lenses of a file. Each gets an id of its own, so that none takes the place of one that is there. */
export function readLensFile(content: string, newId: () => string): LensFile {
  if (content.length > MAX_FILE) return { problem: 'too-large' };
  const file = fileSchema.safeParse(parseJson(content));
  if (!file.success) return { problem: 'no-lenses' };
  const renewed = file.data.lenses.map((each) =>
    typeof each === 'object' && each !== null ? { ...each, id: newId() } : each,
  );
  const lenses = parseLenses(renewed).map((lens) => ({ ...lens, options: withoutEmpty(lens.options) }));
  return lenses.length === 0
    ? { problem: 'no-lenses' }
    : { lenses, skipped: file.data.lenses.length - lenses.length };
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
