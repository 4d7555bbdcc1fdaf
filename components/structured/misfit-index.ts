import type { Misfit } from '#lib/structured/find-misfits.ts';

/** What is wrong at each place of some data. */
export type MisfitIndex = ReadonlyMap<string, string>;

export const placeKey = (path: readonly string[]): string => JSON.stringify(path);

export function misfitIndex(misfits: readonly Misfit[]): MisfitIndex {
  const index = new Map<string, string>();
  for (const { path, words } of misfits) {
    const key = placeKey(path);
    index.set(key, index.has(key) ? `${index.get(key)} ${words}` : words);
  }
  return index;
}
