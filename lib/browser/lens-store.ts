import { storage } from 'wxt/utils/storage';
import { GIVEN_LENSES, MAX_LENSES, parseLenses } from '../lenses/lens.ts';
import type { Lens } from '../lenses/lens.ts';
import { text } from './text.ts';

const stored = storage.defineItem<unknown>('local:lenses');

/** The person's lenses in their order; until they change them, the ones that come with Sidelight. */
export async function readLenses(): Promise<Lens[]> {
  return lensesOf(await stored.getValue());
}

function lensesOf(value: unknown): Lens[] {
  if (value !== null && value !== undefined) return parseLenses(value);
  return GIVEN_LENSES.map((lens) => ({ ...lens, name: text(`lens_${lens.id}`) }));
}

export async function writeLenses(lenses: readonly Lens[]): Promise<void> {
  await stored.setValue(lenses.slice(0, MAX_LENSES));
}

/** Calls back with the lenses whenever they change, until the signal aborts. */
export function watchLenses(changed: (lenses: Lens[]) => void, signal?: AbortSignal): void {
  const stop = stored.watch((value) => changed(lensesOf(value)));
  signal?.addEventListener('abort', stop, { once: true });
}
