import { BREAK, type Context } from './context.ts';
import { escapeLineStart } from './escape-text.ts';
import { isElement, isSilent } from './tags.ts';
import { codeBlock } from './write-code.ts';
import { linkTarget } from './write-link.ts';
import { writeList } from './write-list.ts';
import { writeTable } from './write-table.ts';

type Rule = (element: Element, context: Context) => string;

const RULES: Readonly<Record<string, Rule>> = {
  H1: writeHeading,
  H2: writeHeading,
  H3: writeHeading,
  H4: writeHeading,
  H5: writeHeading,
  H6: writeHeading,
  UL: writeList,
  OL: writeList,
  MENU: writeList,
  DIR: writeList,
  PRE: (element) => codeBlock(element.textContent ?? '', element.getAttribute('data-language') ?? ''),
  CODE: writeMath,
  TABLE: (element, context) => writeTable(element, context) ?? inside(element, context),
  BLOCKQUOTE: writeQuote,
  HR: () => '---',
  DT: (element, context) => writeLabel(element, context),
  SUMMARY: (element, context) => writeLabel(element, context),
  A: writeBlockLink,
};

/** The children of a node as Markdown blocks, an empty line between them. */
export function writeBlocks(parent: Node, context: Context): string {
  const blocks: string[] = [];
  let tight = false;
  let run: Node[] = [];
  const add = (text: string): void => {
    if (text === '') return;
    // A list right below the text of its item needs no empty line, and with one every item would get one.
    const glued = tight && blocks.length > 0;
    if (glued) blocks.push(`${blocks.pop() ?? ''}\n${text}`);
    else blocks.push(text);
  };
  const flush = (): void => {
    if (run.length > 0) add(paragraph(context.writeInline(run, context), context));
    run = [];
  };
  for (const child of parent.childNodes) {
    if (!isElement(child)) {
      if (child.nodeType === 3) run.push(child);
      continue;
    }
    if (isSilent(child)) continue;
    if (!context.blockish.has(child) && !isDisplayMath(child)) {
      run.push(child);
      continue;
    }
    flush();
    tight = parent.nodeName === 'LI' && blocks.length > 0 && /^(?:UL|OL|MENU)$/.test(child.tagName);
    add((RULES[child.tagName] ?? inside)(child, context));
    tight = false;
  }
  flush();
  return blocks.join('\n\n');
}

function inside(element: Element, context: Context): string {
  return context.writeBlocks(element, context);
}

function isDisplayMath(element: Element): boolean {
  return element.tagName === 'CODE' && element.getAttribute('data-display') === 'block';
}

/** Inline text as lines, each safe from being read as another block; the text of a link around it is linked. */
function paragraph(text: string, context: Context): string {
  const lines = text
    .split(BREAK)
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .join('\n')
    .trim();
  if (lines === '') return '';
  return linked(
    lines
      .split('\n')
      .map(escapeLineStart)
      .join('  \n')
      .replace(/ {2}\n(?: {2}\n)+/g, '\n\n'),
    context,
  );
}

function linked(text: string, context: Context): string {
  const { link } = context;
  if (link === undefined || link.href === '' || text.includes('](') || text.includes('\n\n')) return text;
  const { href } = link;
  link.href = '';
  return `[${text.replaceAll('  \n', ' ')}](${linkTarget(href)})`;
}

function oneLine(element: Element, context: Context): string {
  const inline = context.writeInline(element.childNodes, { ...context, oneLine: true });
  return inline.replaceAll(BREAK, ' ').replace(/ {2,}/g, ' ').trim();
}

function writeHeading(element: Element, context: Context): string {
  const text = oneLine(element, { ...context, bold: true });
  return text === '' ? '' : `${'#'.repeat(Number(element.tagName.charAt(1)))} ${linked(text, context)}`;
}

function writeLabel(element: Element, context: Context): string {
  const hasBlocks = [...element.children].some((child) => context.blockish.has(child));
  if (hasBlocks) return inside(element, context);
  const text = oneLine(element, { ...context, bold: true });
  return text === '' ? '' : `**${text}**`;
}

function writeQuote(element: Element, context: Context): string {
  const nesting = context.nesting + 1;
  const text = context.writeBlocks(element, { ...context, nesting });
  if (text === '' || nesting > 12) return text;
  return text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

/** TeX on lines of its own. Other code never is a block: `pre` holds it. */
function writeMath(element: Element, context: Context): string {
  const tex = element.getAttribute('data-tex')?.trim() ?? '';
  if (tex === '') return inside(element, context);
  return `$$\n${tex.replace(/\n\s*\n/g, '\n')}\n$$`;
}

/** Markdown has no link around blocks: the first heading or paragraph inside takes it. */
function writeBlockLink(element: Element, context: Context): string {
  const href = element.getAttribute('href') ?? '';
  if (!/^https?:/i.test(href)) return inside(element, context);
  return context.writeBlocks(element, { ...context, link: { href } });
}
