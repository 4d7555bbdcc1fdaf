import { cellText } from '../structured/table-of.ts';
import type { Table } from '../structured/table-of.ts';

/** A table as Markdown: what would end a cell or begin markup is written so that it does not. */
export function toMarkdownTable({ columns, rows }: Pick<Table, 'columns' | 'rows'>): string {
  return [
    line(columns.map(escapeCell)),
    line(columns.map(() => '---')),
    ...rows.map(({ cells }) => line(cells.map((value) => escapeCell(cellText(value))))),
    '',
  ].join('\n');
}

function escapeCell(text: string): string {
  return text
    .replaceAll(/[\\|`*_[\]<>]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
