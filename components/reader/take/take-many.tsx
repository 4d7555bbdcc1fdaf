import { useState } from 'react';
import { saveFile } from '#components/export/save-file.ts';
import { SaveMenu } from '#components/export/save-menu.tsx';
import { StepProgress } from '#components/ui/step-progress.tsx';
import { readSettings } from '#lib/browser/settings.ts';
import { text } from '#lib/browser/text.ts';
import type { Reading } from '#lib/reads/reading.ts';
import { CITATION_FILES, CITATION_FORMATS } from './citation-files.ts';
import { FORMATS } from './reading-files.ts';
import { Stopped, useSteps } from './use-steps.ts';
import type { Step } from './use-steps.ts';

interface TakeManyProps {
  label: string;
  /** The pages, when they are wanted; it may say how far it is. */
  load: (step: Step) => Promise<readonly Reading[]>;
}

/** Takes many pages away: as one zip file in a form of choice, or as one file that cites them all. */
export function TakeMany({ label, load }: TakeManyProps) {
  const [outcome, setOutcome] = useState('');
  const { steps, run, stop } = useSteps();
  const take = async (write: (readings: readonly Reading[], step: Step) => Promise<void> | void) => {
    setOutcome(text('libraryWorking'));
    try {
      const saved = await run(async (step) => {
        const readings = await load(step);
        await write(readings, step);
        return readings.length;
      });
      setOutcome(text('collectSaved', saved.toLocaleString()));
    } catch (error) {
      // What cannot be loaded says so where it is shown; here nothing was saved.
      setOutcome(text(error instanceof Stopped ? 'stepsStopped' : 'readerNotSaved'));
    }
  };
  const zips = FORMATS.map((format) => ({
    label: text('readerZip', text(`readerSave_${format}`)),
    act: () =>
      take(async (readings, step) => {
        const { zipReadings } = await import('./zip-readings.ts');
        const { fileNames } = await readSettings();
        const of = readings.length;
        const parts = await zipReadings(readings, format, fileNames, (done) =>
          step({ words: text('stepsWriting', done.toLocaleString(), of.toLocaleString()), done, of }),
        );
        saveFile('sidelight-pages.zip', 'application/zip', parts);
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
      {!steps && <SaveMenu look="plain" label={label} choices={[...zips, ...citations]} />}
      {steps ? <StepProgress steps={steps} onStop={stop} takesFocus /> : <output>{outcome}</output>}
    </>
  );
}
