import type { Context } from './context.ts';
import { isElement, isSilent } from './tags.ts';

/** Below this many lists and quotes inside one another the rest is written flat: lines grow with every level. */
const MAX_NESTING = 12;

/** A `ul`, `ol` or `menu` as Markdown, nested lists indented below their item. */
export function writeList(list: Element, context: Context): string {
  if (context.nesting >= MAX_NESTING) return context.writeBlocks(list, context);
  const ordered = list.tagName === 'OL';
  const start = Number.parseInt(list.getAttribute('start') ?? '1', 10);
  let number = Number.isNaN(start) || start < 0 ? 1 : start;
  const items: string[] = [];
  for (const child of list.childNodes) {
    if (isSilent(child)) continue;
    const text = itemText(child, { ...context, nesting: context.nesting + 1 });
    if (text === '') continue;
    const value = isElement(child) ? Number.parseInt(child.getAttribute('value') ?? '', 10) : Number.NaN;
    if (!Number.isNaN(value) && value >= 0) number = value;
    // A list that stands in a list without an item of its own belongs to the item before it.
    const loose = isElement(child) && /^(?:UL|OL|MENU|DIR)$/.test(child.tagName) && items.length > 0;
    if (loose) {
      items.push(`${items.pop() ?? ''}\n${indent(text, ordered ? 3 : 2)}`);
      continue;
    }
    const marker = ordered ? `${number}. ` : '- ';
    number += 1;
    items.push(marker + indent(text, marker.length).trimStart());
  }
  const isLoose = items.some((item) => item.includes('\n\n'));
  return items.join(isLoose ? '\n\n' : '\n');
}

function itemText(node: Node, context: Context): string {
  if (!isElement(node)) return context.writeInline([node], context).trim();
  if (node.tagName !== 'LI') return wrapped(node, context);
  return context.writeBlocks(node, context);
}

/** Another element between list and items: its items count as the list's own. */
function wrapped(node: Element, context: Context): string {
  if (/^(?:UL|OL|MENU|DIR)$/.test(node.tagName)) return writeList(node, context);
  return context.blockish.has(node)
    ? context.writeBlocks(node, context)
    : context.writeInline([node], context).trim();
}

/** Lines after the first, and the first, moved to the right; empty lines stay empty. */
function indent(text: string, width: number): string {
  const space = ' '.repeat(width);
  return text
    .split('\n')
    .map((line) => (line === '' ? line : space + line))
    .join('\n');
}
