import { inlineText } from './inline-text.ts';
import { markdownBlocks, type MarkdownBlock } from './markdown-blocks.ts';

export interface TextBlock {
  kind: MarkdownBlock['kind'];
  /**
   * Plain text; the items of a list, the rows of a table and the lines of code stand on lines of their own.
   */
  text: string;
  /** The nearest heading above, as plain text. */
  heading: string;
}

/** A Markdown text as blocks of plain text with their headings; blocks without text are left out. Linear. */
export function markdownText(markdown: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const block of markdownBlocks(markdown)) {
    const text = blockText(block);
    if (text !== '') blocks.push({ kind: block.kind, text, heading: inlineText(block.heading) });
  }
  return blocks;
}

/** The plain text of one block. */
export function blockText(block: MarkdownBlock): string {
  switch (block.kind) {
    case 'code':
      return block.lines.join('\n').trim();
    case 'table':
      return tableText(block.lines);
    case 'list':
      return listText(block.lines);
    case 'quote':
      return inlineText(block.lines.map((line) => line.replace(/^[ \t>]+/, '')).join(' '));
    default:
      return inlineText(block.lines.join(' '));
  }
}

function listText(lines: readonly string[]): string {
  const items: string[] = [];
  for (const line of lines) {
    const item = line.replace(/^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/, '');
    if (item !== line || items.length === 0) items.push(item);
    else items[items.length - 1] += ` ${item.trim()}`;
  }
  return items
    .map(inlineText)
    .filter((item) => item !== '')
    .join('\n');
}

/** A row is read with the names of its columns: `Norway; Capital: Oslo; Population: 5.5 million`. */
function tableText(lines: readonly string[]): string {
  const rows = lines.map(cells).filter((row) => !row.every((cell) => /^:?-+:?$|^$/.test(cell)));
  const [head = [], ...body] = rows;
  if (body.length === 0) return head.filter((cell) => cell !== '').join('; ');
  return body
    .map((row) =>
      row.map((cell, at) => named(cell, at === 0 ? '' : (head[at] ?? ''))).filter((cell) => cell !== ''),
    )
    .map((row) => row.join('; '))
    .join('\n');
}

function named(cell: string, name: string): string {
  return cell === '' || name === '' ? cell : `${name}: ${cell}`;
}

function cells(line: string): string[] {
  const inner = line.trim().replace(/^\|/, '').replace(/\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => inlineText(cell.replaceAll('\\|', '|')));
}
