import type { Json } from '../contract/shared.ts';

/** A reply as rows and columns. */
export interface Table {
  columns: string[];
  rows: Row[];
}

export interface Row {
  /** Where the row lies in the reply. */
  path: string[];
  cells: (Json | undefined)[];
}

type JsonObject = { [key: string]: Json };

/** Columns beyond these are no table that anyone reads. */
const MAX_COLUMNS = 40;

/**
 * The table that a reply is: a list of objects, by itself or as the only list of an object. Undefined when it is
 * something else, which is then shown as a tree.
 */
export function tableOf(reply: Json): Table | undefined {
  if (Array.isArray(reply)) return tableOfList(reply, []);
  if (!isObject(reply)) return undefined;
  const lists = Object.entries(reply).filter(([, value]) => Array.isArray(value) && value.some(isObject));
  const [only] = lists;
  if (lists.length !== 1 || only === undefined || Object.keys(reply).length > 1) return undefined;
  const [key, list] = only;
  return Array.isArray(list) ? tableOfList(list, [key]) : undefined;
}

function tableOfList(list: readonly Json[], path: string[]): Table | undefined {
  if (list.length === 0 || !list.every(isObject)) return undefined;
  const columns = [...new Set(list.flatMap(Object.keys))];
  if (columns.length === 0 || columns.length > MAX_COLUMNS) return undefined;
  return {
    columns,
    rows: list.map((item, index) => ({
      path: [...path, String(index)],
      cells: columns.map((column) => (Object.hasOwn(item, column) ? item[column] : undefined)),
    })),
  };
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value in one line: texts as they are, lists of them with commas, anything else as JSON. */
export function cellText(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object' || each === null))
    return value.map(String).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Rows by one column: numbers by size, the rest as a reader of the language expects; what is empty comes last. */
export function sortRows(rows: readonly Row[], column: number, descending: boolean, language: string): Row[] {
  const collator = new Intl.Collator(language, { numeric: true });
  const direction = descending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [one.cells[column], other.cells[column]];
    const [left, right] = [cellText(a), cellText(b)];
    if (left === '' || right === '') return (left === '' ? 1 : 0) - (right === '' ? 1 : 0);
    if (typeof a === 'number' && typeof b === 'number') return (a - b) * direction;
    return collator.compare(left, right) * direction;
  });
}
