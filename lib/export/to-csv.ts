import type { Json } from '../contract/shared.ts';
import { cellText } from '../structured/table-of.ts';
import type { Table } from '../structured/table-of.ts';

/**
 * What a spreadsheet takes for a formula: its signs, also full-width, small and mathematical ones, and also behind
 * blanks and signs that nobody sees, which some programs drop when they open a file.
 */
const FORMULA = /^(?:[\t\r\n]|[\p{Cc}\p{Cf}\p{Z}]*[=+\-@＝＋－＠﹢﹣﹦﹫−])/u;

/**
 * A table as CSV (RFC 4180), with a mark at the start so that spreadsheets read it as UTF-8. A text that a
 * spreadsheet would run as a formula gets an apostrophe in front; a number stays a number.
 */
export function toCsv({ columns, rows }: Pick<Table, 'columns' | 'rows'>): string {
  const lines = [columns.map(cell), ...rows.map(({ cells }) => cells.map(cell))];
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}

function cell(value: Json | undefined): string {
  if (typeof value === 'number') return String(value);
  const text = cellText(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
