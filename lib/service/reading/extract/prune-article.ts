import { parseDay } from '../metadata/parse-day.ts';
import { isFurniture } from './is-furniture.ts';
import { linkShare, textSize } from './text-size.ts';

const BLOCKS =
  'p, div, ul, ol, section, h2, h3, h4, h5, h6, figure, aside, header, footer, form, dl, table, span, small, address, time';
const LEAF_BLOCKS = 'p, div, h2, h3, h4, h5, h6, li, span, small, address, ul, time';
const LONG = 160;

/** Short lines that publishers put between and around the paragraphs of any article. */
const LINE =
  /^(?:advertisement|advertising|anzeige|publicidad|publicité|sponsored|share(?: this| on| via)?\b.{0,60}|follow (?:us|me|him|her|them)\b.{0,80}|sign up\b.{0,100}|subscribe\b.{0,100}|click here\b.{0,80}|read (?:more|also|next|the full)\b.{0,120}|continue reading\b.{0,80}|story continues\b.{0,40}|article continues\b.{0,40}|scroll (?:down|to continue)\b.{0,60}|related(?: (?:stories|articles?|posts?|content|topics?|links|coverage))?:?|also read\b.{0,100}|see also:.{0,100}|watch(?: now)?:.{0,100}|(?:photo|image|picture|credit|photograph|source)(?: credits?| courtesy)?:.{0,80}|©.{0,120}|copyright\b.{0,120}|all rights reserved.{0,60}|print(?: this)?|e-?mail(?: this)?|tweet|pin it|comments?(?: \(?\d+\)?)?|\d+ (?:comments?|shares?)|leave a (?:comment|reply)|no comments?(?: yet)?|tags?:.{0,160}|filed under.{0,160}|topics?:.{0,160}|posted (?:in|by|on)\b.{0,120}|categor(?:y|ies):.{0,120}|loading\W{0,3}|skip (?:to|ad)\b.{0,40}|back to top|next (?:post|article|story)\b.{0,100}|previous (?:post|article|story)\b.{0,100}|\d+ min(?:ute)?s? read|this (?:article|story|post) (?:was )?(?:originally|first) (?:appeared|published)\b.{0,140}|download (?:our|the) app\b.{0,80}|get (?:our|the) (?:free )?(?:newsletter|app)\b.{0,100}|more (?:from|on|about)\b.{0,80}|(?:getty|reuters|ap photo|afp)\b.{0,30})$/i;

const END_HEADING =
  /^(?:related\b.{0,40}|more (?:from|on|in|stories|news|articles|posts)\b.{0,60}|you (?:may|might|could)(?: also)? (?:like|enjoy|be interested).{0,20}|read (?:more|next|also)\b.{0,40}|recommended\b.{0,40}|trending\b.{0,30}|most (?:read|popular|viewed|shared)\b.{0,30}|latest\b.{0,40}|popular (?:posts?|stories|articles)|about the author.{0,60}|share(?: this)?\b.{0,40}|(?:\d+ )?comments?|leave a (?:reply|comment)|join the (?:conversation|discussion)|newsletter.{0,30}|subscribe.{0,40}|sign up.{0,40}|follow us.{0,20}|tags|topics|advertisement|what to read next|editor'?s picks?|in this (?:article|story)|up next|sponsored.{0,20}|don'?t miss.{0,20}|keep reading.{0,20})$/i;

/**
 * Removes from the text of one article what is not its text: boxes, share and newsletter lines, lists of further
 * stories, dates and bylines above the first paragraph. Code, formulas and tables of data are never removed.
 */
export function pruneArticle(root: Element, authors: readonly string[]): void {
  const whole = textSize(root);
  dropBoxes(root, whole);
  dropEnd(root, whole);
  dropHead(root, authors);
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
    if (root.contains(element) && isFurniture(element, false) && !isSolid(element, whole)) element.remove();
  }
}

/** From a heading that announces other pages to the end of what it stands above. */
function dropEnd(root: Element, whole: number): void {
  const headings = root.querySelectorAll('h2, h3, h4, h5, h6, p > strong:only-child, p > b:only-child');
  for (const heading of [...headings].toReversed()) {
    if (!END_HEADING.test(textOf(heading))) continue;
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
    const bare = text.toLowerCase().replace(/^(?:by|von|par|por|written by|author)\b:?\s*/, '');
    const isByline =
      names.has(bare) ||
      /^by [\p{L}.' -]{3,50}$/iu.test(text) ||
      /^(?:published|updated|posted|last (?:updated|modified))\b.{0,90}$/i.test(text);
    if (isByline || isDateLine(text)) element.remove();
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
    if (LINE.test(text) && root.contains(element)) element.remove();
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
