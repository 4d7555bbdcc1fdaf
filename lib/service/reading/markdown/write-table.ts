import type { Context } from './context.ts';
import { isElement } from './tags.ts';

/** More columns than anyone reads; a hostile `colspan` asks for millions. */
const MAX_COLUMNS = 60;

interface Cell {
  text: string;
  heading: boolean;
  align: string;
}

const BLANK: Cell = { text: '', heading: false, align: '' };

/** A data table as a GFM table with its caption above; undefined for one that only lays a page out. */
export function writeTable(table: Element, context: Context): string | undefined {
  const rows = tableRows(table);
  if (rows.length === 0 || isLayout(table, rows)) return undefined;
  const filled = buildGrid(rows, context).filter((row) => row.some((cell) => cell.text !== ''));
  const width = Math.max(...filled.map((row) => row.length));
  const [first] = filled;
  if (first === undefined || (width < 2 && filled.length < 2)) return undefined;

  const headed = rows[0]?.inHead === true || first.every((cell) => cell.heading);
  const head = headed ? first : [];
  const body = headed ? filled.slice(1) : filled;
  const lines = [line(head, width), rule(body.length > 0 ? body : [head], width)];
  for (const row of body) lines.push(line(row, width));
  const caption = [...table.children].find((child) => child.tagName === 'CAPTION');
  const title = caption === undefined ? '' : context.writeBlocks(caption, context);
  return (title === '' ? '' : `${title}\n\n`) + lines.join('\n');
}

interface Row {
  cells: Element[];
  inHead: boolean;
}

function tableRows(table: Element): Row[] {
  const rows: Row[] = [];
  const take = (parent: Element, inHead: boolean): void => {
    for (const child of parent.children) {
      if (child.tagName === 'TR') {
        rows.push({ cells: [...child.children].filter((cell) => /^T[DH]$/.test(cell.tagName)), inHead });
      } else if (/^T(?:HEAD|BODY|FOOT)$/.test(child.tagName)) take(child, child.tagName === 'THEAD');
    }
  };
  take(table, false);
  return rows.filter((row) => row.cells.length > 0);
}

/** One column, tables inside tables or whole pages in a cell are layout, not data. */
function isLayout(table: Element, rows: Row[]): boolean {
  const role = table.getAttribute('role');
  if (rows.some((row) => row.cells.length > MAX_COLUMNS)) return true;
  if (role === 'presentation' || role === 'none') return true;
  if (table.querySelector('table') !== null) return true;
  if (table.querySelector('th, caption') !== null) return false;
  if (rows.length === 1 || rows.every((row) => row.cells.filter(hasText).length < 2)) return true;
  const blocks = table.querySelectorAll(
    'p, ul, ol, pre, blockquote, h1, h2, h3, h4, article, section',
  ).length;
  return blocks > 0 && rows.length <= 2 && blocks > rows.length * 3;
}

function hasText(cell: Element): boolean {
  return (cell.textContent ?? '').trim() !== '' || cell.getElementsByTagName('img').length > 0;
}

/** Cells in their columns: a cell that spans several leaves blanks beside and below itself. */
function buildGrid(rows: Row[], context: Context): Cell[][] {
  const reach: number[] = [];
  return rows.map((row) => {
    const placed: Cell[] = [];
    const pass = (): void => {
      for (
        let down = reach[placed.length] ?? 0;
        down > 0 && placed.length < MAX_COLUMNS;
        down = reach[placed.length] ?? 0
      ) {
        reach[placed.length] = down - 1;
        placed.push(BLANK);
      }
    };
    for (const cell of row.cells) {
      pass();
      const down = spanOf(cell, 'rowspan', rows.length) - 1;
      const wide = Math.min(spanOf(cell, 'colspan', MAX_COLUMNS), MAX_COLUMNS - placed.length);
      for (let column = 0; column < wide; column += 1) {
        reach[placed.length] = down;
        placed.push(column === 0 ? readCell(cell, context) : { ...BLANK, heading: cell.tagName === 'TH' });
      }
    }
    pass();
    return placed;
  });
}

function spanOf(cell: Element, name: string, most: number): number {
  return Math.max(1, Math.min(Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 1, most));
}

function readCell(cell: Element, context: Context): Cell {
  return { text: cellText(cell, context), heading: cell.tagName === 'TH', align: alignment(cell) };
}

function cellText(cell: Element, context: Context): string {
  const inner = { ...context, oneLine: true };
  const holdsBlocks = [...cell.children].some((child) => context.blockish.has(child));
  const text = holdsBlocks ? blocksInCell(cell, inner) : context.writeInline(cell.childNodes, inner);
  return text.replace(/ {2,}/g, ' ').trim().replaceAll('|', '\\|');
}

/** A cell is one line: paragraphs, items and lines of code are parted by `<br>`. */
function blocksInCell(cell: Element, context: Context): string {
  const parts: string[] = [];
  let run: Node[] = [];
  const flush = (): void => {
    const text = context.writeInline(run, context).trim();
    if (text !== '') parts.push(text);
    run = [];
  };
  const take = (parent: Element): void => {
    for (const child of parent.childNodes) {
      if (!isElement(child) || !context.blockish.has(child)) run.push(child);
      else {
        flush();
        if (child.tagName === 'PRE') run.push(child);
        else take(child);
        flush();
      }
    }
  };
  take(cell);
  flush();
  return parts.join('<br>');
}

function alignment(cell: Element): string {
  return cell.getAttribute('data-align') ?? '';
}

function line(row: Cell[], width: number): string {
  const texts = Array.from({ length: width }, (_, column) => row[column]?.text ?? '');
  return `| ${texts.join(' | ')} |`;
}

function rule(rows: Cell[][], width: number): string {
  const marks: Readonly<Record<string, string>> = { left: ':---', right: '---:', center: ':---:' };
  const columns = Array.from({ length: width }, (_, column) => {
    const aligns = new Set(rows.map((row) => row[column]?.align ?? ''));
    const [only] = aligns;
    return aligns.size === 1 && only !== undefined ? (marks[only] ?? '---') : '---';
  });
  return `| ${columns.join(' | ')} |`;
}
