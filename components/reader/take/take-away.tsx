import { useState } from 'react';
import { saveFile } from '#components/export/save-file.ts';
import { SaveMenu } from '#components/export/save-menu.tsx';
import { readSettings } from '#lib/browser/settings.ts';
import { text } from '#lib/browser/text.ts';
import { nameOfReading } from '#lib/reads/name-of-reading.ts';
import type { Reading } from '#lib/reads/reading.ts';
import { CITATION_FILES, CITATION_FORMATS } from './citation-files.ts';
import { FILES, FORMATS } from './reading-files.ts';

/** Takes one page away: on the clipboard, as a file, or as what cites it. */
export function TakeAway({ reading }: { reading: Reading }) {
  const [outcome, setOutcome] = useState('');
  const copy = async (words: string) => {
    await navigator.clipboard.writeText(words);
    setOutcome(text('libraryCopied'));
  };
  const save = async (extension: string, type: string, content: string) => {
    const { fileNames } = await readSettings();
    const name = nameOfReading(reading, fileNames, extension);
    saveFile(name, type, content);
    setOutcome(text('readerSaved', name));
  };
  const saves = FORMATS.map((format) => {
    const { extension, type, write } = FILES[format];
    return {
      label: text(`readerSave_${format}`),
      act: () => save(extension, type, write(reading)),
    };
  });
  const cites = CITATION_FORMATS.map((format) => {
    const { extension, type, write } = CITATION_FILES[format];
    return { label: text(`export${format}`), act: () => save(extension, type, write([reading])) };
  });
  return (
    <>
      <SaveMenu
        look="plain"
        label={text('readerCopy')}
        choices={[
          { label: text('readerCopy_markdown'), act: () => copy(FILES.markdown.write(reading)) },
          { label: text('readerCopy_text'), act: () => copy(FILES.text.write(reading)) },
          {
            label: text('readerCopyCitation'),
            act: () => copy(CITATION_FILES.Bibtex.write([reading])),
          },
        ]}
      />
      <SaveMenu look="plain" label={text('readerSave')} choices={saves} />
      <SaveMenu look="plain" label={text('readerCite')} choices={cites} />
      <output>{outcome}</output>
    </>
  );
}
