import { useState } from 'react';
import { saveFile } from '#components/export/save-file.ts';
import { SaveMenu } from '#components/export/save-menu.tsx';
import { text } from '#lib/browser/text.ts';
import { fileName } from '#lib/export/file-name.ts';
import type { Reading } from '#lib/reads/reading.ts';
import { FILES, FORMATS } from './reading-files.ts';

/** Takes one page away: on the clipboard, or as a file. */
export function TakeAway({ reading }: { reading: Reading }) {
  const [outcome, setOutcome] = useState('');
  const copy = async (format: 'markdown' | 'text') => {
    await navigator.clipboard.writeText(FILES[format].write(reading));
    setOutcome(text('libraryCopied'));
  };
  const saves = FORMATS.map((format) => ({
    label: text(`readerSave_${format}`),
    act: () => {
      const { extension, type, write } = FILES[format];
      saveFile(fileName(reading.title || reading.url, extension), type, write(reading));
    },
  }));
  return (
    <>
      <SaveMenu
        look="plain"
        label={text('readerCopy')}
        choices={[
          { label: text('readerCopy_markdown'), act: () => copy('markdown') },
          { label: text('readerCopy_text'), act: () => copy('text') },
        ]}
      />
      <SaveMenu look="plain" label={text('readerSave')} choices={saves} />
      <output>{outcome}</output>
    </>
  );
}
