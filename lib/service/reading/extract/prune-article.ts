import { announcesOthers, isBoilerplate } from './boilerplate.ts';
import { parseDay } from '../metadata/parse-day.ts';
import { elementsOf, holdsAny, tagSet } from '../elements-of.ts';
import { isFurniture, isWithinText, type Taste } from './is-furniture.ts';
import { linkShare, textSize } from './text-size.ts';

const BLOCKS = tagSet(
  'P DIV UL OL SECTION H2 H3 H4 H5 H6 FIGURE ASIDE HEADER FOOTER FORM DL TABLE SPAN SMALL ADDRESS TIME',
);
const LEAF_BLOCKS = tagSet('P DIV H2 H3 H4 H5 H6 LI SPAN SMALL ADDRESS UL TIME');
const LISTS = tagSet('UL OL P DIV H3 H4 H5 H6');
const PARAGRAPHS = tagSet('P DIV');
const NO_PARAGRAPH = tagSet('P DIV IMG PRE');
const PICTURES = tagSet('IMG');
const PICTURES_AND_CODE = tagSet('IMG PRE CODE');
const HEADINGS = tagSet('H2 H3 H4 H5 H6 STRONG B');
/** Room for the markup's own space in a line of text; a longer element is none. */
const LONGEST_LINE = 1_000;
const LONG = 160;

/**
 * Removes from the text of one article what is not its text: boxes, share and newsletter lines, lists of further
 * stories, dates and bylines above the first paragraph. Code, formulas and tables of data are never removed.
 */
export function pruneArticle(root: Element, page: { authors: readonly string[]; isPatient: boolean }): void {
  const { authors, isPatient } = page;
  const whole = textSize(root);
  dropBoxes(root, whole, { keepComments: false, isPatient });
  dropEnd(root, whole);
  const lines = elementsOf(root, LEAF_BLOCKS).map((element) => ({ element, text: lineOf(element) }));
  dropHead(root, lines, authors);
  dropNotesOnAuthors(root, authors);
  dropLines(root, lines);
  dropLinkLists(root, whole);
}

/** An element that may be a line of its own, and what it says; '' for a longer one. */
interface Line {
  element: Element;
  text: string;
}

function isSolid(element: Element, whole: number): boolean {
  if (element.querySelector('pre, code[data-tex], th') !== null) return true;
  const size = textSize(element);
  if (size > whole * 0.3) return true;
  return size > 1200 && linkShare(element) < 0.2;
}

function dropBoxes(root: Element, whole: number, taste: Taste): void {
  for (const element of elementsOf(root, BLOCKS)) {
    if (!isFurniture(element, taste) || !root.contains(element) || isWithinText(element)) continue;
    if (!isSolid(element, whole)) element.remove();
  }
}

/** From a heading that announces other pages to the end of what it stands above. */
function dropEnd(root: Element, whole: number): void {
  for (const heading of elementsOf(root, HEADINGS).toReversed()) {
    if (!announcesOthers(lineOf(heading))) continue;
    const isBold = /^(?:STRONG|B)$/.test(heading.tagName);
    const top = isBold ? (heading.parentElement ?? heading) : heading;
    if (isBold && (top.tagName !== 'P' || top.children.length > 1)) continue;
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
function dropHead(root: Element, lines: readonly Line[], authors: readonly string[]): void {
  const names = new Set(authors.map((name) => name.toLowerCase()));
  for (const { element, text } of lines) {
    if (element.tagName === 'P' && (text.length > LONG || (text === '' && textSize(element) > LONG))) break;
    if (text === '' || text.length > 120 || holdsAny(element, PICTURES) || isWithinText(element)) continue;
    if (!root.contains(element)) continue;
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
  if (!authors.some((name) => name.includes(' '))) return;
  const blocks = elementsOf(root, PARAGRAPHS).filter((block) => !holdsAny(block, NO_PARAGRAPH));
  const texts = blocks.filter((block) => (block.textContent ?? '').trim() !== '');
  for (const block of [...texts.slice(0, 2), ...texts.slice(2).slice(-3)]) {
    const text = textOf(block);
    if (text.length > 700 || !authors.some((name) => name.includes(' ') && text.startsWith(name))) continue;
    if (OCCUPATION.test(text.slice(0, 250)) && texts.length > 4) block.remove();
  }
}

/** A day and little else: "Tuesday, 5 May 2020 10:15 GMT". */
function isDateLine(text: string): boolean {
  if (text.length > 70 || /[.!?]$/.test(text) || parseDay(text) === undefined) return false;
  return (text.match(/\p{L}{3,}/gu)?.length ?? 0) <= 5;
}

function dropLines(root: Element, lines: readonly Line[]): void {
  for (const { element, text } of lines) {
    if (text === '' || text.length > 180 || !isBoilerplate(text) || holdsAny(element, PICTURES_AND_CODE))
      continue;
    if (root.contains(element) && !isWithinText(element)) element.remove();
  }
}

/** Lists whose every item is a link, and paragraphs that are one link, among the paragraphs of an article. */
function dropLinkLists(root: Element, whole: number): void {
  const prose = elementsOf(root, tagSet('P')).filter((paragraph) => textSize(paragraph) > LONG * 0.8).length;
  if (prose < 8) return;
  const lists = new Map<Element, { links: number; linked: number }>();
  for (const link of elementsOf(root, tagSet('A'))) {
    const size = textSize(link);
    for (let place = link.parentElement; place !== null && place !== root; place = place.parentElement) {
      if (!LISTS.has(place.tagName)) continue;
      const { links, linked } = lists.get(place) ?? { links: 0, linked: 0 };
      lists.set(place, { links: links + 1, linked: linked + size });
    }
  }
  for (const [list, { links, linked }] of lists) {
    const isList = /^(?:UL|OL|DIV)$/.test(list.tagName);
    const size = linked > whole * 0.15 || (isList && links < 2) ? 0 : textSize(list);
    if (size < 10 || linked < size * 0.95) continue;
    if (!isList && /[.!?:]\s*$/.test((list.textContent ?? '').slice(-100))) continue;
    if (root.contains(list) && !holdsAny(list, tagSet('IMG PRE'))) list.remove();
  }
}

function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The text of an element that may be a line; '' for one that is longer. */
function lineOf(element: Element): string {
  const text = element.textContent ?? '';
  return text.length > LONGEST_LINE ? '' : text.replace(/\s+/g, ' ').trim();
}
