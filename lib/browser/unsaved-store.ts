import { storage } from 'wxt/utils/storage';
import { z } from '#lib/contract/zod.ts';
import type { Unsaved, UnsavedRow } from '#lib/calls/unsaved.ts';

/** Session storage is held in memory: it takes what a full disk does not, and lasts as long as the browser. */
const stored = storage.defineItem<unknown>('session:unsaved');

const rowsSchema = z.array(
  z.custom<UnsavedRow>((row) => typeof row === 'object' && row !== null && 'id' in row),
);

/** What became of calls and could not be written to the disk. Views only read it. */
export async function readUnsaved(): Promise<UnsavedRow[]> {
  return rowsSchema.safeParse(await stored.getValue()).data ?? [];
}

/** Calls back whenever it changes, until the signal aborts. */
export function watchUnsaved(changed: (rows: UnsavedRow[]) => void, signal: AbortSignal): void {
  const stop = stored.watch((value) => changed(rowsSchema.safeParse(value).data ?? []));
  signal.addEventListener('abort', stop, { once: true });
}

/** The one writer of it, for the background. */
export function createUnsavedStore(): Unsaved {
  let last: Promise<unknown> = Promise.resolve();

  /** One change after the other: each reads what the one before has written. */
  function change(edit: (rows: UnsavedRow[]) => UnsavedRow[]): Promise<void> {
    const next = last.then(async () => stored.setValue(edit(await readUnsaved())));
    last = next.catch(() => undefined);
    return next;
  }

  return {
    all: readUnsaved,
    remove: (id) => change((rows) => rows.filter((row) => row.id !== id)),
    async put(row) {
      const lean = { ...row, kept: row.kept && { ...row.kept, raw: '' } };
      // Session storage takes 10 MiB: a large reply goes in without its raw text rather than not at all.
      await change((rows) => withRow(rows, row)).catch(() => change((rows) => withRow(rows, lean)));
    },
  };
}

function withRow(rows: readonly UnsavedRow[], row: UnsavedRow): UnsavedRow[] {
  return [...rows.filter(({ id }) => id !== row.id), row];
}
