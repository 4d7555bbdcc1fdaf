/** Everything that writes results into files: loaded when a file is wanted. */
export { citedWorks } from '#lib/export/cited-work.ts';
export { fileName } from '#lib/export/file-name.ts';
export { resultsTable } from '#lib/export/results-table.ts';
export { toBibtex } from '#lib/export/to-bibtex.ts';
export { toCslJson } from '#lib/export/to-csl-json.ts';
export { toCsv } from '#lib/export/to-csv.ts';
export { toRis } from '#lib/export/to-ris.ts';
