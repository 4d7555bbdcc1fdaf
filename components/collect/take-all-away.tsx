import { useState } from 'react';
import { useCallStore } from '#components/call/call-store-context.ts';
import { SaveMenu } from '#components/export/save-menu.tsx';
import { saveFile } from '#components/library/save-file.ts';
import { FORMATS } from '#components/reader/reading-files.ts';
import type { Format } from '#components/reader/reading-files.ts';
import { text } from '#lib/browser/text.ts';
import { readRows } from '#lib/reads/read-rows.ts';
import { readingOfResult } from '#lib/reads/reading.ts';
import type { Reading } from '#lib/reads/reading.ts';
import { readParts } from './use-reading.ts';
import type { ReadPart } from '#lib/reads/read-rows.ts';

/** All pages that were read, as one file. */
export function TakeAllAway({ group, count }: { group: string; count: number }) {
  const store = useCallStore();
  const [outcome, setOutcome] = useState('');
  const save = async (format: Format) => {
    setOutcome(text('libraryWorking'));
    const { zipReadings } = await import('#components/reader/zip-readings.ts');
    const zipped = await zipReadings(readingsOf(await readParts(store, group)), format);
    saveFile('sidelight-pages.zip', [zipped], 'application/zip');
    setOutcome(text('collectSaved', count));
  };
  return (
    <>
      <SaveMenu
        label={text('collectSaveAll')}
        choices={FORMATS.map((format) => ({
          label: text(`readerSave_${format}`),
          act: () => save(format),
        }))}
      />
      <output>{outcome}</output>
    </>
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
