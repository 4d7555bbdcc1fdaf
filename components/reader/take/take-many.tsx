import { useState } from 'react';
import { saveFile } from '#components/export/save-file.ts';
import { SaveMenu } from '#components/export/save-menu.tsx';
import { readSettings } from '#lib/browser/settings.ts';
import { text } from '#lib/browser/text.ts';
import type { Reading } from '#lib/reads/reading.ts';
import { CITATION_FILES, CITATION_FORMATS } from './citation-files.ts';
import { FORMATS } from './reading-files.ts';

interface TakeManyProps {
  label: string;
  /** The pages, when they are wanted. */
  load: () => Promise<readonly Reading[]>;
}

/** Takes many pages away: as one zip file in a form of choice, or as one file that cites them all. */
export function TakeMany({ label, load }: TakeManyProps) {
  const [outcome, setOutcome] = useState('');
  const take = async (write: (readings: readonly Reading[]) => Promise<void> | void) => {
    setOutcome(text('libraryWorking'));
    try {
      const readings = await load();
      await write(readings);
      setOutcome(text('collectSaved', readings.length));
    } catch {
      // What cannot be loaded says so where it is shown; here nothing was saved.
      setOutcome(text('readerNotSaved'));
    }
  };
  const zips = FORMATS.map((format) => ({
    label: text('readerZip', text(`readerSave_${format}`)),
    act: () =>
      take(async (readings) => {
        const { zipReadings } = await import('./zip-readings.ts');
        const zipped = await zipReadings(readings, format, (await readSettings()).fileNames);
        saveFile('sidelight-pages.zip', 'application/zip', zipped);
      }),
  }));
  const citations = CITATION_FORMATS.map((format) => {
    const { extension, type, write } = CITATION_FILES[format];
    return {
      label: text('readerCitations', text(`export${format}`)),
      act: () => take((readings) => saveFile(`sidelight-citations.${extension}`, type, write(readings))),
    };
  });
  return (
    <>
      <SaveMenu look="plain" label={label} choices={[...zips, ...citations]} />
      <output>{outcome}</output>
    </>
  );
}
