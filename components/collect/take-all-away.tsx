import { useCallStore } from '#components/call/call-store-context.ts';
import { TakeMany } from '#components/reader/take/take-many.tsx';
import { text } from '#lib/browser/text.ts';
import { readRows } from '#lib/reads/read-rows.ts';
import type { ReadPart } from '#lib/reads/read-rows.ts';
import { readingOfResult } from '#lib/reads/reading.ts';
import type { Reading } from '#lib/reads/reading.ts';
import { readParts } from './use-reading.ts';

/** All pages that were read, as one file. */
export function TakeAllAway({ group }: { group: string }) {
  const store = useCallStore();
  return (
    <TakeMany label={text('collectSaveAll')} load={async () => readingsOf(await readParts(store, group))} />
  );
}

/** The pages of a reading, in the order of its rows. */
function readingsOf(parts: readonly ReadPart[]): Reading[] {
  return readRows(parts).flatMap(({ callId, place }) => {
    const part = parts.find(({ call }) => call.id === callId);
    const result = place === undefined ? undefined : part?.reply?.results[place];
    return part && result ? readingOfResult(part.call, result) : [];
  });
}
