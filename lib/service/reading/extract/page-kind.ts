import { linkShare, textSize } from './text-size.ts';

/** One text by someone, many short ones by many, a list that leads elsewhere, or any other page. */
export type PageKind = 'article' | 'thread' | 'listing' | 'page';

const ITEM =
  /^(?:comment|comments?-?(?:item|body|content|text|wrapper|entry)|comtr|athing|reply|replies-item|post|post-?(?:body|content|message|text|stream|wrap)|postbody|topic-?post|message|message-?(?:body|content|text)|answer|answercell|question|timeline-comment|js-comment|tweet|review|usertext-body|thing|forum-post|bbp-reply|status__content|chat-message|conversation-turn)$/i;
const LEAST_ITEMS = 3;
const LEAST_ENTRIES = 8;

/** What kind of page a normalised document is; `stated` is what its own metadata says. */
export function pageKind(
  document: Document,
  whole: number,
  stated: 'article' | 'thread' | undefined,
): PageKind {
  if (stated !== undefined) return stated;
  if (isThread(document, whole)) return 'thread';
  const paragraphs = [...document.getElementsByTagName('p')].filter(
    (paragraph) => (paragraph.textContent ?? '').length > 120,
  );
  if (paragraphs.length < 2 && linkShare(document.body) > 0.5) return 'listing';
  const texts = paragraphs.length + looseTexts(document.body);
  if (linkedHeadings(document) >= Math.max(LEAST_ENTRIES, texts * 2)) return 'listing';
  const prose = paragraphs.reduce((sum, paragraph) => sum + textSize(paragraph), 0);
  const isOne = document.getElementsByTagName('article').length === 1;
  return isOne &&
    paragraphs.length >= 6 &&
    prose > whole * 0.5 &&
    document.getElementsByTagName('pre').length === 0
    ? 'article'
    : 'page';
}

/** Texts as long as a paragraph that stand in no `p`: older pages part theirs by line breaks. */
function looseTexts(root: Element): number {
  const texts = new Set<Node>();
  for (const line of root.getElementsByTagName('br')) {
    for (const text of [line.previousSibling, line.nextSibling]) {
      if (text?.nodeType === 3 && (text.nodeValue ?? '').trim().length > 120 && line.closest('p') === null)
        texts.add(text);
    }
  }
  return texts.size;
}

/** Headings that lead to another page: the entries of a front page, of search results, of a shop's shelf. */
function linkedHeadings(document: Document): number {
  return [...document.body.querySelectorAll('h2, h3, h4')].filter((heading) => {
    const isLinked = heading.closest('a') !== null || linkShare(heading) > 0.8;
    return isLinked && heading.closest('nav, aside, footer') === null;
  }).length;
}

/** The same class on three or more elements that together hold half of the text, and says that each is a post. */
function isThread(document: Document, whole: number): boolean {
  const groups = new Map<string, Element[]>();
  for (const element of document.body.querySelectorAll('[class]')) {
    for (const name of (element.getAttribute('class') ?? '').split(/\s+/)) {
      if (!ITEM.test(name)) continue;
      const group = groups.get(name);
      if (group === undefined) groups.set(name, [element]);
      else if (group.at(-1)?.contains(element) !== true) group.push(element);
    }
  }
  for (const group of groups.values()) {
    if (group.length < LEAST_ITEMS) continue;
    const held = group.reduce((sum, element) => sum + textSize(element), 0);
    const linked = group.slice(0, 10).filter((element) => linkShare(element) > 0.6).length;
    if (held > whole * 0.5 && linked < LEAST_ITEMS) return true;
  }
  return false;
}
