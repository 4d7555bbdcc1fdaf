import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { libraryClient } from '#lib/browser/device/library-client.ts';
import { saveFile } from '#components/export/save-file.ts';
import { text } from '#lib/browser/text.ts';
import { exportLibrary, importLibrary } from '#lib/service/library/export-library.ts';
import { linesOf } from './lines-of.ts';
import { wordsOf } from './words-of.ts';
import styles from './library-page.module.css';

async function takeAway(): Promise<string> {
  const parts: string[] = [];
  for await (const line of exportLibrary(libraryClient)) parts.push(line);
  saveFile('sidelight-library.jsonl', 'application/jsonl', parts);
  const count = parts.length - 1;
  return count === 1 ? text('libraryExportedOne') : text('libraryExported', count.toLocaleString());
}

/** Takes the library away as a file of JSON lines, and brings one back; pages that are there already are replaced. */
export function TransferLibrary({ refresh }: { refresh: () => Promise<void> }) {
  const [outcome, setOutcome] = useState('');
  const attempt = (work: () => Promise<string>) => {
    setOutcome(text('libraryWorking'));
    work().catch(wordsOf).then(setOutcome, setOutcome);
  };
  const bringBack = async (file: File) => {
    const { imported, refused } = await importLibrary(libraryClient, linesOf(file.stream()));
    await refresh();
    if (refused.length === 0) return text('libraryImported', imported.toLocaleString());
    return text('libraryImportedSome', imported.toLocaleString(), refused.slice(0, 10).join(', '));
  };
  return (
    <div className={styles['line']}>
      <Button onClick={() => attempt(takeAway)}>{text('libraryExport')}</Button>
      <label className={styles['file']}>
        {text('libraryImport')}
        <input
          type="file"
          accept=".jsonl,application/jsonl,application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) attempt(() => bringBack(file));
          }}
        />
      </label>
      <output>{outcome}</output>
    </div>
  );
}
