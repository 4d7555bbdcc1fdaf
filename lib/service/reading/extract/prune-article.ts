import { announcesOthers, isBoilerplate } from './boilerplate.ts';
import { parseDay } from '../metadata/parse-day.ts';
import { isFurniture, isWithinText } from './is-furniture.ts';
import { linkShare, textSize } from './text-size.ts';

const BLOCKS =
  'p, div, ul, ol, section, h2, h3, h4, h5, h6, figure, aside, header, footer, form, dl, table, span, small, address, time';
const LEAF_BLOCKS = 'p, div, h2, h3, h4, h5, h6, li, span, small, address, ul, time';
const LONG = 160;

/**
 * Removes from the text of one article what is not its text: boxes, share and newsletter lines, lists of further
 * stories, dates and bylines above the first paragraph. Code, formulas and tables of data are never removed.
 */
export function pruneArticle(root: Element, authors: readonly string[]): void {
  const whole = textSize(root);
  dropBoxes(root, whole);
  dropEnd(root, whole);
  dropHead(root, authors);
  dropNotesOnAuthors(root, authors);
  dropLines(root);
  dropLinkLists(root, whole);
}

function isSolid(element: Element, whole: number): boolean {
  if (element.querySelector('pre, code[data-tex], th') !== null) return true;
  const size = textSize(element);
  if (size > whole * 0.3) return true;
  return size > 1200 && linkShare(element) < 0.2;
}

function dropBoxes(root: Element, whole: number): void {
  for (const element of root.querySelectorAll(BLOCKS)) {
    if (!root.contains(element) || isWithinText(element)) continue;
    if (isFurniture(element, false) && !isSolid(element, whole)) element.remove();
  }
}

/** From a heading that announces other pages to the end of what it stands above. */
function dropEnd(root: Element, whole: number): void {
  const headings = root.querySelectorAll('h2, h3, h4, h5, h6, p > strong:only-child, p > b:only-child');
  for (const heading of [...headings].toReversed()) {
    if (!announcesOthers(textOf(heading))) continue;
    const top = /^(?:STRONG|B)$/.test(heading.tagName) ? (heading.parentElement ?? heading) : heading;
    const gone: Element[] = [top];
    for (
      let next = top.nextElementSibling;
      next !== null && !/^H[1-6]$/.test(next.tagName);
      next = next.nextElementSibling
    ) {
      gone.push(next);
    }
    const rest = gone.slice(1);
    const size = rest.reduce((sum, element) => sum + textSize(element), 0);
    const isProse = rest.some(
      (element) => isSolid(element, whole) || (textOf(element).length > LONG * 2 && linkShare(element) < 0.3),
    );
    if (!isProse && size < whole * 0.3) for (const element of gone) element.remove();
    else if (isProse && !rest.some((element) => linkShare(element) < 0.3)) top.remove();
  }
}

/** Lines above the first paragraph that only say who wrote the article, when, or how long it is. */
function dropHead(root: Element, authors: readonly string[]): void {
  const names = new Set(authors.map((name) => name.toLowerCase()));
  for (const element of root.querySelectorAll(LEAF_BLOCKS)) {
    if (!root.contains(element)) continue;
    const text = textOf(element);
    if (element.tagName === 'P' && text.length > LONG) break;
    if (text === '' || text.length > 120 || element.querySelector('img') !== null) continue;
    if (isWithinText(element)) continue;
    const bare = text.toLowerCase().replace(/^(?:by|von|par|por|written by|author)\b:?\s*/, '');
    const isByline =
      names.has(bare) ||
      /^by [\p{L}.' -]{3,50}$/iu.test(text) ||
      /^(?:published|updated|posted|last (?:updated|modified))\b.{0,90}$/i.test(text);
    if (isByline || isDateLine(text)) element.remove();
  }
}

const OCCUPATION =
  /\b(?:writer|reporter|editor|journalist|blogger|columnist|correspondent|contributor|covers|author of|freelance|photographer|professor|redakteur(?:in)?|journaliste)\b/i;

/** A paragraph before or after the text that begins with an author's name and says what the author does. */
function dropNotesOnAuthors(root: Element, authors: readonly string[]): void {
  const blocks = [...root.querySelectorAll('p, div')].filter(
    (block) => block.querySelector('p, div, img, pre') === null && textOf(block) !== '',
  );
  for (const block of [...blocks.slice(0, 2), ...blocks.slice(2).slice(-3)]) {
    const text = textOf(block);
    if (text.length > 700 || !authors.some((name) => name.includes(' ') && text.startsWith(name))) continue;
    if (OCCUPATION.test(text.slice(0, 250)) && blocks.length > 4) block.remove();
  }
}

/** A day and little else: "Tuesday, 5 May 2020 10:15 GMT". */
function isDateLine(text: string): boolean {
  if (text.length > 70 || /[.!?]$/.test(text) || parseDay(text) === undefined) return false;
  return (text.match(/\p{L}{3,}/gu)?.length ?? 0) <= 5;
}

function dropLines(root: Element): void {
  for (const element of root.querySelectorAll(LEAF_BLOCKS)) {
    const text = textOf(element);
    if (text.length === 0 || text.length > 180 || element.querySelector('img, pre, code') !== null) continue;
    if (isBoilerplate(text) && root.contains(element) && !isWithinText(element)) element.remove();
  }
}

/** Lists whose every item is a link, and paragraphs that are one link, among the paragraphs of an article. */
function dropLinkLists(root: Element, whole: number): void {
  const prose = [...root.getElementsByTagName('p')].filter(
    (paragraph) => textOf(paragraph).length > LONG,
  ).length;
  if (prose < 8) return;
  for (const list of root.querySelectorAll('ul, ol, p, div, h3, h4, h5, h6')) {
    if (!root.contains(list) || textSize(list) > whole * 0.15 || list.querySelector('img, pre') !== null)
      continue;
    const text = textOf(list);
    if (text.length < 12 || linkShare(list) < 0.95) continue;
    if (
      /^(?:UL|OL|DIV)$/.test(list.tagName) ? list.getElementsByTagName('a').length > 1 : !/[.!?:]$/.test(text)
    )
      list.remove();
  }
}

function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}
