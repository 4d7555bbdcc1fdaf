import { BREAK, type Context } from './context.ts';
import { escapeText } from './escape-text.ts';
import { isElement, isSilent } from './tags.ts';
import { codeSpan } from './write-code.ts';
import { imageMark, linkTarget, linkTitle } from './write-link.ts';

type Rule = (element: Element, context: Context) => string;

const bold: Rule = (element, context) =>
  context.bold ? children(element, context) : mark('**', children(element, { ...context, bold: true }));

const italic: Rule = (element, context) =>
  context.italic ? children(element, context) : mark('*', children(element, { ...context, italic: true }));

const code: Rule = (element) => codeSpan(element.textContent ?? '');

const struck: Rule = (element, context) => mark('~~', children(element, context));

const RULES: Readonly<Record<string, Rule>> = {
  B: bold,
  STRONG: bold,
  I: italic,
  EM: italic,
  CITE: italic,
  VAR: italic,
  DFN: italic,
  DEL: struck,
  S: struck,
  STRIKE: struck,
  CODE: writeCode,
  KBD: code,
  SAMP: code,
  TT: code,
  PRE: code,
  A: writeLink,
  IMG: (element) =>
    imageMark(element.getAttribute('alt') ?? '', element.getAttribute('src'), element.getAttribute('title')),
  BR: (_, context) => (context.oneLine ? ' ' : BREAK),
  Q: (element, context) => `“${children(element, context).trim()}”`,
  SUP: writeRaised,
  RT: (element, context) => `(${children(element, context).trim()})`,
  WBR: () => '',
};

/** Nodes as one run of inline Markdown; space at its ends is kept for the caller. */
export function writeInline(nodes: Iterable<Node>, context: Context): string {
  let written = '';
  // linkedom makes several text nodes of a text with entities; a mark is only known with its neighbours.
  let text = '';
  const flush = (): void => {
    if (text !== '') written += escapeText(text, context.rawTex);
    text = '';
  };
  for (const node of nodes) {
    if (node.nodeType === 3) text += node.nodeValue ?? '';
    else if (isElement(node) && !isSilent(node)) {
      flush();
      const spaced = context.blockish.has(node) && written !== '';
      written += (spaced ? ' ' : '') + (RULES[node.tagName] ?? children)(node, context);
    }
  }
  flush();
  return written;
}

function children(element: Element, context: Context): string {
  return context.writeInline(element.childNodes, context);
}

/** Marks stand next to the text, the space outside of them. */
function mark(marks: string, text: string): string {
  const core = trimBreaks(text);
  if (core === '') return text;
  const at = text.indexOf(core);
  return text.slice(0, at) + marks + core + marks + text.slice(at + core.length);
}

function trimBreaks(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && isSpace(text.charAt(from))) from += 1;
  while (to > from && isSpace(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

function isSpace(character: string): boolean {
  return character === ' ' || character === BREAK;
}

function writeCode(element: Element, context: Context): string {
  const tex = element.getAttribute('data-tex');
  if (tex === null) {
    // A link or a picture inside code would be lost in a code span.
    const lone = element.firstElementChild;
    if (lone?.tagName === 'A' && element.textContent === lone.textContent) {
      return writeLink(lone, { ...context, writeInline: (nodes) => codeSpan(textOf(nodes)) });
    }
    return codeSpan(element.textContent ?? '');
  }
  const plain = tex.replace(/\s+/g, ' ').trim();
  return element.getAttribute('data-display') === 'block' ? `$$${plain}$$` : `$${plain}$`;
}

function textOf(nodes: Iterable<Node>): string {
  return Array.from(nodes, (node) => node.textContent ?? '').join('');
}

function writeLink(element: Element, context: Context): string {
  const text = children(element, context);
  const href = element.getAttribute('href') ?? '';
  const core = trimBreaks(text);
  if (!/^(?:https?|mailto|tel|ftp):/i.test(href) || context.link !== undefined) return text;
  const shown = core === '' ? (element.getAttribute('aria-label') ?? '').trim() : core;
  if (shown === '') return text;
  const at = core === '' ? 0 : text.indexOf(core);
  const link = `[${shown}](${linkTarget(href)}${linkTitle(element.getAttribute('title'), shown)})`;
  return text.slice(0, at) + link + text.slice(at + core.length);
}

/** A footnote's mark, a power, or plain text such as the end of an ordinal. */
function writeRaised(element: Element, context: Context): string {
  const label = element.getAttribute('data-note');
  if (label !== null && context.notes.has(label)) {
    context.cited.add(label);
    return `[^${label}]`;
  }
  const text = children(element, context).trim();
  const before = element.previousSibling?.textContent?.at(-1) ?? ' ';
  const isPower = /^[-−+]?[\dn]{1,4}$/.test(text) && /[\p{L}\p{N})]/u.test(before);
  return isPower ? `^${text}` : text;
}
