import { fillStreamedHoles } from './fill-streamed-holes.ts';
import { hasHiddenName, hiddenNames } from './hidden-names.ts';
import { isHidden } from './is-hidden.ts';
import { isTool } from './is-tool.ts';
import { liftFootnotes } from './lift-footnotes.ts';
import { liftInlineNote } from './lift-inline-note.ts';
import { linkToMedia } from './link-media.ts';
import { readMath } from './read-math.ts';
import { keepNoscriptImage } from './noscript-image.ts';
import { styleOf } from './style-of.ts';
import { createResolve, type Resolve } from './resolve-url.ts';
import { restoreImage } from './restore-images.ts';
import { dropCodeTools, preOfCode, preOfEditor, preOfTable, tidyPre } from './tidy-code.ts';
import { tidyHeading } from './tidy-heading.ts';
import { walk, type Verdict } from './walk.ts';

/** Elements inside one another; Markdown and every recursive reader below rely on it. */
const MAX_DEPTH = 200;

const UNREAD = new Set(
  'SCRIPT STYLE LINK META BASE TITLE HEAD SVG CANVAS SELECT TEXTAREA DATALIST MAP AREA PROGRESS METER PARAM TRACK'.split(
    ' ',
  ),
);
const PLAYERS = new Set(['IFRAME', 'VIDEO', 'AUDIO', 'EMBED', 'OBJECT']);

/** What the page holds besides its elements. */
export interface Normalised {
  notes: Map<string, Element>;
  rawTex: boolean;
}

interface Found {
  document: Document;
  resolve: Resolve;
  pageUrl: string;
  links: Element[];
  places: Map<string, Element>;
  headings: Element[];
  pres: Element[];
  /** Classes and ids that the page's styles hide. */
  hidden: ReadonlySet<string>;
}

/**
 * Brings a page's body into the form that the rest of the reading room knows, whatever tools made the page: links
 * and images absolute, code in `pre` with `data-language`, TeX in `code[data-tex]`, players as links, task boxes as
 * text, footnotes taken out, nothing hidden, no deeper than `MAX_DEPTH`.
 */
export function normaliseDocument(document: Document, url: string): Normalised {
  const found: Found = {
    document,
    resolve: createResolve(document, url),
    pageUrl: url.split('#', 1)[0] ?? url,
    links: [],
    places: new Map(),
    headings: [],
    pres: [],
    hidden: hiddenNames(document),
  };
  const rawTex = hasTexScript(document);
  fillStreamedHoles(document);
  walk(document.body, (element, depth) => visit(element, depth, found));
  for (const heading of found.headings) tidyHeading(heading, found.pageUrl);
  for (const pre of found.pres) dropCodeTools(pre);
  return { notes: liftFootnotes(found.links, found.places, found.pageUrl), rawTex };
}

function visit(element: Element, depth: number, found: Found): Verdict {
  const tag = element.tagName.toUpperCase();
  const math = readMath(element);
  if (math !== undefined) return replaceWithTex(element, math.tex, math.display, found);
  if (UNREAD.has(tag) || isHidden(element) || isTool(element, tag)) return 'drop';
  if (hasHiddenName(element, found.hidden) && !isMostOfPage(element)) return 'drop';
  const id = element.getAttribute('id') ?? (tag === 'A' ? element.getAttribute('name') : null);
  if (id !== null && id !== '' && !found.places.has(id)) found.places.set(id, element);
  const verdict = visitTag(element, tag, found);
  return verdict === 'enter' && depth > MAX_DEPTH ? 'unwrap' : verdict;
}

function visitTag(element: Element, tag: string, found: Found): Verdict {
  switch (tag) {
    case 'A':
      return visitLink(element, found);
    case 'IMG':
      return restoreImage(element, found.resolve) ? 'keep' : 'drop';
    case 'PRE':
      found.pres.push(tidyPre(element));
      return 'keep';
    case 'CODE':
      return replaceByPre(element, preOfCode(element), found);
    case 'TABLE':
      return replaceByPre(element, preOfTable(element), found);
    case 'DIV':
      if (HEADING_BOX.test(element.getAttribute('class') ?? '')) return 'unwrap';
      return replaceByPre(element, preOfEditor(element), found);
    case 'SPAN':
      return visitSpan(element, found);
    case 'ASIDE':
      return CALLOUT.test(element.getAttribute('class') ?? '') ? 'unwrap' : 'enter';
    case 'FOOTER':
      // Readability drops every footer; that of a quotation says who is quoted.
      return element.parentElement?.tagName === 'BLOCKQUOTE' ? 'unwrap' : 'enter';
    case 'NOSCRIPT':
      return keepNoscriptImage(element) ? 'unwrap' : 'drop';
    case 'TEMPLATE':
      return element.hasAttribute('shadowrootmode') ? 'unwrap' : 'drop';
    case 'TD':
    case 'TH':
      keepAlignment(element);
      return 'enter';
    case 'INPUT':
      return visitInput(element, found);
    case 'BUTTON':
      return isWholeHeading(element) ? 'unwrap' : 'drop';
    case 'H1':
    case 'H2':
    case 'H3':
    case 'H4':
    case 'H5':
    case 'H6':
      found.headings.push(element);
      return 'enter';
    default:
      return PLAYERS.has(tag) ? replaceByLink(element, found) : 'enter';
  }
}

/** What holds a heading and its tools; Readability takes it for a box without text. */
const HEADING_BOX = /(?:^|\s)(?:mw-heading\d?|markdown-heading)(?:\s|$)/;

/** A box that is a part of the text; Readability drops every `aside`. */
const CALLOUT =
  /(?:^|[\s_-])(?:quote|admonition|callout|note|tip|warning|caution|danger|important|info|hint)(?:$|[\s_-])/i;

/** Text that scripts show when they are ready is hidden whole until then. */
function isMostOfPage(element: Element): boolean {
  const { length } = element.textContent ?? '';
  return length > 2_000 && length * 3 > (element.ownerDocument.body.textContent ?? '').length;
}

function visitSpan(span: Element, found: Found): Verdict {
  const lifted = liftInlineNote(span, found.pageUrl, found.places.size + 1);
  if (lifted === undefined) return 'enter';
  span.parentNode?.insertBefore(lifted.link, span);
  found.links.push(lifted.link);
  found.places.set(lifted.id, lifted.note);
  return 'drop';
}

function replaceWithTex(element: Element, tex: string, display: boolean, found: Found): Verdict {
  if (tex !== '') {
    const code = found.document.createElement('code');
    code.setAttribute('data-tex', tex);
    if (display) code.setAttribute('data-display', 'block');
    code.textContent = tex;
    element.parentNode?.insertBefore(code, element);
  }
  return 'drop';
}

function replaceByPre(element: Element, pre: Element | undefined, found: Found): Verdict {
  if (pre === undefined) return 'enter';
  element.parentNode?.insertBefore(pre, element);
  found.pres.push(pre);
  return 'drop';
}

function replaceByLink(element: Element, found: Found): Verdict {
  const link = linkToMedia(element, found.resolve);
  // Readability drops a box that holds nothing but a link.
  let place = element;
  for (let box = element.parentElement; box !== null && isBoxOf(box, place); box = box.parentElement)
    place = box;
  if (link !== undefined) place.parentNode?.insertBefore(link, place);
  return 'drop';
}

function isBoxOf(box: Element, media: Element): boolean {
  return (
    /^(?:DIV|SPAN)$/.test(box.tagName) &&
    box.children.length === 1 &&
    box.firstElementChild === media &&
    (box.textContent ?? '').trim() === ''
  );
}

function visitLink(link: Element, found: Found): Verdict {
  const href = link.getAttribute('href');
  if (href === null) return 'enter';
  const isEmpty =
    href.startsWith('#') && (link.textContent ?? '').trim() === '' && link.querySelector('img') === null;
  const address = isEmpty ? undefined : href.startsWith('#') ? found.pageUrl + href : found.resolve(href);
  if (address === undefined) link.removeAttribute('href');
  else if (address !== href) link.setAttribute('href', address);
  if (href.includes('#')) found.links.push(link);
  return 'enter';
}

/** What opens a part of the page is its heading; any other button is a tool. */
function isWholeHeading(button: Element): boolean {
  const parent = button.parentElement;
  if (parent === null || !/^(?:H[1-6]|SUMMARY|DT)$/.test(parent.tagName)) return false;
  return (parent.textContent ?? '').trim() === (button.textContent ?? '').trim();
}

/** Readability takes every `align` and `style` off; how a column stands is part of a table. */
function keepAlignment(cell: Element): void {
  const style = /text-align\s*:\s*(left|right|center)/i.exec(styleOf(cell))?.[1];
  const side = (cell.getAttribute('align') ?? style ?? '').toLowerCase();
  if (side !== '') cell.setAttribute('data-align', side);
}

/** A box of a task list becomes `[x]` or `[ ]`; other fields hold nothing to read. */
function visitInput(input: Element, found: Found): Verdict {
  const inItem = input.closest('li') !== null;
  if (inItem && (input.getAttribute('type') ?? '').toLowerCase() === 'checkbox') {
    const box = found.document.createTextNode(input.hasAttribute('checked') ? '[x] ' : '[ ] ');
    input.parentNode?.insertBefore(box, input);
  }
  return 'drop';
}

/** Pages with formulas as plain text load a script that knows the dollars and brackets around them. */
function hasTexScript(document: Document): boolean {
  return [...document.getElementsByTagName('script')].some((script) => {
    const source = script.getAttribute('src') ?? '';
    return source === ''
      ? /MathJax|renderMathInElement/.test(script.textContent ?? '')
      : /mathjax|katex/i.test(source);
  });
}
