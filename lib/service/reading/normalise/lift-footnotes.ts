const MARK =
  /^[[(]?\s*(\d{1,4}|[a-z]{1,2}|[ivx]{1,5}|[*†‡§¶]{1,3}|(?:note|footnote|fn)\s?\d{1,4})\s*[\])]?$/i;
const NOTE_PLACE =
  /(?:^|[\s_:-])(?:foot-?notes?|end-?notes?|notes?|references?|reflist|fns?|cite_note|sidenotes?)(?:$|[\s_:-]|\d)/i;
const NOTE_ID =
  /^(?:user-content-)?(?:fn(?!ref)|foot-?note(?!-?ref)|end-?note(?!-?ref)|note(?!-?ref)|cite_note|_(?:edn|ftn)(?!ref)|sdfootnote)/i;
const BACK_TEXT = /^[\s↩↑⇧⤴⏎^‹«[\](){}\d.*†‡a-z]{0,8}$/i;
const BLOCKS = new Set(['LI', 'P', 'DIV', 'DD', 'TD', 'ASIDE', 'SECTION']);
const LONGEST_NOTE = 6_000;

/**
 * Takes the footnotes that the text refers to out of the page, and puts `<sup data-note="label">` where it does.
 * Takes the page's links and the elements that have an id or name; returns the notes by label.
 */
export function liftFootnotes(
  links: Element[],
  places: ReadonlyMap<string, Element>,
  pageUrl: string,
): Map<string, Element> {
  const notes = new Map<string, Element>();
  const labels = new Map<Element, string>();
  for (const link of links) {
    const mark = MARK.exec((link.textContent ?? '').trim())?.[1];
    const target = mark === undefined ? undefined : places.get(fragmentOf(link, pageUrl));
    const note = target === undefined ? undefined : noteAt(target, link);
    if (mark === undefined || note === undefined || isWord(mark, link)) continue;
    const label = labels.get(note) ?? freeLabel(mark, notes);
    if (!labels.has(note)) notes.set(label, note);
    labels.set(note, label);
    putMark(link, label);
  }
  const lists = new Set<Element>();
  for (const note of labels.keys()) {
    if (note.parentElement !== null) lists.add(note.parentElement);
    takeOut(note, pageUrl);
  }
  for (const list of lists) dropEmptyList(list);
  return notes;
}

function fragmentOf(link: Element, pageUrl: string): string {
  const href = link.getAttribute('href') ?? '';
  const at = href.indexOf('#');
  if (at === -1 || (at > 0 && href.slice(0, at) !== pageUrl)) return '';
  const fragment = href.slice(at + 1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Letters are a mark when they are raised or in brackets; else "I" or "am" are words, which an annotated text links. */
function isWord(mark: string, link: Element): boolean {
  if (!/^[a-z]+$/i.test(mark) || link.getAttribute('role') === 'doc-noteref') return false;
  return (
    !/[[(]/.test(link.textContent ?? '') && link.closest('sup') === null && link.querySelector('sup') === null
  );
}

/** The block that a footnote's mark leads to, unless it is some other place in the text. */
function noteAt(target: Element, link: Element): Element | undefined {
  let block: Element | null = target;
  while (block !== null && !BLOCKS.has(block.tagName)) block = block.parentElement;
  if (block === null || block.contains(link)) return undefined;
  const id = target.getAttribute('id') ?? target.getAttribute('name') ?? '';
  const role = link.getAttribute('role') ?? '';
  if (role !== 'doc-noteref' && !NOTE_ID.test(id) && !isNotePlace(block)) return undefined;
  const { length } = block.textContent ?? '';
  return length > 0 && length <= LONGEST_NOTE && block.querySelector('h1, h2, h3, h4') === null
    ? block
    : undefined;
}

function isNotePlace(block: Element): boolean {
  let place: Element | null = block;
  for (let steps = 0; place !== null && steps < 3; steps += 1) {
    if (/^doc-(?:endnotes?|footnotes?)$/.test(place.getAttribute('role') ?? '')) return true;
    if (NOTE_PLACE.test(`${place.getAttribute('class') ?? ''} ${place.getAttribute('id') ?? ''}`))
      return true;
    place = place.parentElement;
  }
  return false;
}

function freeLabel(mark: string, notes: ReadonlyMap<string, Element>): string {
  const wanted = /\d+/.exec(mark)?.[0] ?? (/^[a-z]+$/i.test(mark) ? mark.toLowerCase() : '');
  if (wanted !== '' && !notes.has(wanted)) return wanted;
  let number = notes.size + 1;
  while (notes.has(String(number))) number += 1;
  return String(number);
}

function putMark(link: Element, label: string): void {
  const document = link.ownerDocument;
  const mark = document.createElement('sup');
  mark.setAttribute('data-note', label);
  mark.textContent = label;
  const parent = link.parentElement;
  const isRaised =
    parent?.tagName === 'SUP' && (parent.textContent ?? '').trim() === (link.textContent ?? '').trim();
  const place = isRaised ? parent : link;
  place.parentNode?.replaceChild(mark, place);
}

/** Removes a note from the page, and its links back to the text from the note. */
function takeOut(note: Element, pageUrl: string): void {
  for (const link of note.querySelectorAll('a')) {
    const shown = (link.textContent ?? '').replaceAll('\uFE0E', '').trim();
    const isBack = fragmentOf(link, pageUrl) !== '' && BACK_TEXT.test(shown);
    const place = link.parentElement?.tagName === 'SUP' ? link.parentElement : link;
    if (isBack || (link.getAttribute('role') ?? '') === 'doc-backlink') place.remove();
  }
  dropLabel(note);
  dropNumber(note);
  note.remove();
}

/** An element before the note that holds its mark, or the brackets that stood around it. */
function dropLabel(note: Element): void {
  const first = note.firstElementChild;
  if (first === null || first.nextElementSibling === null || first.querySelector('img') !== null) return;
  if (/^[\s[\]()^.:\d*†‡§¶]{0,8}$/.test(first.textContent ?? '')) first.remove();
}

function dropEmptyList(list: Element): void {
  if (!/^(?:OL|UL|DL|DIV|SECTION|ASIDE)$/.test(list.tagName)) return;
  const holder = (list.textContent ?? '').trim() === '' ? list.parentElement : null;
  if (holder === null) return;
  dropTitleOf(list);
  list.remove();
  if (!isNotePlace(holder) || (holder.textContent ?? '').trim().length >= 30) return;
  dropTitleOf(holder);
  holder.remove();
}

/** A heading such as "Notes" right above what has been emptied. */
function dropTitleOf(list: Element): void {
  const title = list.previousElementSibling;
  if (title === null || !/^H[1-6]$/.test(title.tagName)) return;
  if (NOTE_PLACE.test((title.textContent ?? '').trim())) title.remove();
}

/** "1. ", "[1]" or "^ " before the text of a note. */
function dropNumber(note: Element): void {
  let first: Node | null = note.firstChild;
  while (first !== null && first.nodeType !== 3) {
    first = first.firstChild ?? first.nextSibling;
  }
  const text = first?.nodeValue ?? '';
  const without = text.replace(/^\s*(?:\^|[[(]?\d{1,4}[\])]?[.:)]?)\s+/, '');
  if (first !== null && without !== text) first.nodeValue = without;
}
