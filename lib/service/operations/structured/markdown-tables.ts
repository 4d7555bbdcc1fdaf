export interface MarkdownTable {
  header: string[];
  rows: string[][];
}

/** The pipe tables of a Markdown text, their cells as plain text. Runs in linear time. */
export function markdownTables(markdown: string): MarkdownTable[] {
  const lines = markdown.split('\n');
  const tables: MarkdownTable[] = [];
  for (let at = 1; at < lines.length; at += 1) {
    if (!isRule(lines[at] ?? '') || !isRow(lines[at - 1] ?? '')) continue;
    const table: MarkdownTable = { header: cells(lines[at - 1] ?? ''), rows: [] };
    for (at += 1; isRow(lines[at] ?? ''); at += 1) table.rows.push(cells(lines[at] ?? ''));
    tables.push(table);
  }
  return tables;
}

function isRow(line: string): boolean {
  return line.trimStart().startsWith('|');
}

function isRule(line: string): boolean {
  return isRow(line) && line.includes('-') && /^[|\-:\s]+$/.test(line);
}

function cells(line: string): string[] {
  const inner = line.trim().replaceAll('\\|', '\u0000');
  const parts = inner.slice(1, inner.endsWith('|') ? -1 : undefined).split('|');
  return parts.map((part) => plain(part.replaceAll('\u0000', '|').trim()));
}

/** Emphasis, code marks and the address of a link say nothing about the value. */
function plain(cell: string): string {
  const link = /^\[([^\]]*)\]\([^)]*\)$/.exec(cell);
  return (link?.[1] ?? cell).replaceAll('**', '').replaceAll('`', '').trim();
}
