import { useRef, useState } from 'react';
import { saveFile } from '#components/export/save-file.ts';
import { Button } from '#components/ui/button.tsx';
import { text } from '#lib/browser/text.ts';
import { MAX_FILE, readLensFile, writeLensFile } from '#lib/lenses/lens-file.ts';
import type { Lens } from '#lib/lenses/lens.ts';
import { changeLenses } from './use-lenses.ts';
import styles from './lenses.module.css';

/** Lenses as a file, out and in. */
export function LensFiles({ lenses }: { lenses: readonly Lens[] }) {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');

  async function bring(file: File | undefined) {
    if (file === undefined) return;
    // A giant is not even read.
    const content = file.size > MAX_FILE * 4 ? 'x'.repeat(MAX_FILE + 1) : await file.text();
    const read = readLensFile(content, () => crypto.randomUUID());
    if (input.current) input.current.value = '';
    if ('problem' in read)
      return setSaid(text(read.problem === 'too-large' ? 'lensFileLarge' : 'lensFileNone'));
    await changeLenses((known) => [...known, ...read.lenses]);
    return setSaid(text('lensFileBrought', read.lenses.length, read.skipped));
  }

  return (
    <div>
      <div className={styles['row']}>
        <Button onClick={() => saveFile('sidelight-lenses.json', 'application/json', writeLensFile(lenses))}>
          {text('lensExport')}
        </Button>
        <Button onClick={() => input.current?.click()}>{text('lensImport')}</Button>
        <input
          ref={input}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label={text('lensImport')}
          onChange={({ target }) => void bring(target.files?.[0])}
        />
      </div>
      <output className={styles['said']}>{said}</output>
    </div>
  );
}
