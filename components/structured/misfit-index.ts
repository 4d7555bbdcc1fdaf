import { text } from '#lib/browser/text.ts';
import type { Misfit } from '#lib/structured/find-misfits.ts';

/** What is wrong at each place of some data. */
export type MisfitIndex = ReadonlyMap<string, string>;

export const placeKey = (path: readonly string[]): string => JSON.stringify(path);

export function misfitIndex(misfits: readonly Misfit[]): MisfitIndex {
  const index = new Map<string, string>();
  for (const misfit of misfits) {
    const { path } = misfit;
    const words = misfitWords(misfit);
    const key = placeKey(path);
    index.set(key, index.has(key) ? `${index.get(key)} ${words}` : words);
  }
  return index;
}

function misfitWords({ keyword, wanted }: Misfit): string {
  if (keyword === 'required') return text('misfitRequired', wanted);
  if (keyword === 'enum') return text('misfitEnum', wanted);
  return keyword === 'type' ? text('misfitType', wanted) : text('misfitOther', keyword, wanted);
}
