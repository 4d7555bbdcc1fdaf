import type { DeepsearchResult } from '../contract/deepsearch.ts';
import type { Json } from '../contract/shared.ts';
import type { Table } from '../structured/table-of.ts';

/** What a spreadsheet is told of a result; the names are the interface's own. */
const COLUMNS = [
  'title',
  'url',
  'publication_date',
  'source',
  'authors',
  'doi',
  'citation_count',
  'length',
  'price',
  'content',
] as const satisfies readonly (keyof DeepsearchResult)[];

/** Characters that a cell of a spreadsheet takes. */
const MAX_CELL = 32_000;

/** Results as a table. */
export function resultsTable(results: readonly DeepsearchResult[]): Table {
  return {
    columns: [...COLUMNS],
    rows: results.map((result, index) => ({
      path: [String(index)],
      cells: COLUMNS.map((column) => shortened(result[column])),
    })),
  };
}

function shortened(value: Json | undefined): Json | undefined {
  return typeof value === 'string' ? value.slice(0, MAX_CELL) : value;
}
