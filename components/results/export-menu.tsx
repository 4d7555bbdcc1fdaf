import { SaveMenu } from '#components/export/save-menu.tsx';
import { saveFile } from '#components/export/save-file.ts';
import { text } from '#lib/browser/text.ts';
import type { DeepsearchResult } from '#lib/contract/deepsearch.ts';
import { resultAddress } from './result-address.ts';

/** Results as files of a bibliography. What writes them loads when one is wanted. */
export function ExportMenu({ name, results }: { name: string; results: readonly DeepsearchResult[] }) {
  const load = async () => {
    const writers = await import('./bibliography.ts');
    const works = writers.citedWorks(results, resultAddress);
    const save = (extension: string, type: string, content: string) =>
      saveFile(writers.fileName(name, extension), type, content);
    return { ...writers, works, save };
  };
  return (
    <SaveMenu
      label={text('resultsExport')}
      choices={[
        {
          label: text('exportBibtex'),
          act: () =>
            load().then(({ works, toBibtex, save }) => save('bib', 'application/x-bibtex', toBibtex(works))),
        },
        {
          label: text('exportRis'),
          act: () =>
            load().then(({ works, toRis, save }) =>
              save('ris', 'application/x-research-info-systems', toRis(works)),
            ),
        },
        {
          label: text('exportCsl'),
          act: () =>
            load().then(({ works, toCslJson, save }) => save('json', 'application/json', toCslJson(works))),
        },
        {
          label: text('exportCsv'),
          act: () =>
            load().then(({ resultsTable, toCsv, save }) =>
              save('csv', 'text/csv', toCsv(resultsTable(results))),
            ),
        },
      ]}
    />
  );
}
