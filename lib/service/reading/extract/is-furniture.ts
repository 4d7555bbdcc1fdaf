import { holdsAny, tagSet } from '../elements-of.ts';
import { linkShare, textSize } from './text-size.ts';

const ROLES = new Set([
  'navigation',
  'banner',
  'contentinfo',
  'search',
  'complementary',
  'menu',
  'menubar',
  'dialog',
  'alertdialog',
  'toolbar',
  'tablist',
]);
const CALLOUT =
  /(?:^|[\s_-])(?:admonition|callout|note|notice|tip|warning|hint|info|pullquote|sidenote|marginnote|example|theorem)(?:$|[\s_-])/i;

/** Words that stand alone in a class or id of what is around a text rather than of it. */
const WORDS =
  /(?:^|[\s_-])(?:nav|navbar|navigation|menu|submenu|breadcrumbs?|crumbs?|sidebar|side-bar|rail|share|sharing|sharebar|sharethis|addtoany|addthis|social|socials|socialmedia|related|recommended|recommendations|recirc|more-stories|read-next|readnext|newsletter|newsletters|subscribe|subscription|signup|sign-up|optin|mailchimp|cookie|cookies|consent|gdpr|promo|promos|promotion|advert|advertisement|ads?|adslot|sponsor|sponsored|sponsors|outbrain|taboola|pagination|pager|paginator|popup|modal|overlay|toc|skip|widget|widgets|masthead|footer|toolbar|tags|tagcloud|tag-list|taglist|trending|popular|most-read|author-bio|author-box|author-card|authorbox|about-author|bio-box|print-only|jp-relatedposts|noprint|navbox|ambox|catlinks|printfooter|mw-editsection|sistersitebox|feedback|rating|ratings|disclaimer|copyright|byline|dateline|post-meta|entry-meta|article-meta|meta-info|timestamp|pubdate)(?:$|[\s_-])/i;

/** Of these only the whole name counts: as a part of a longer one they mean the text itself. */
export const COMMENTS =
  /(?:^|[\s_-])(?:comments?|disqus|disqus_thread|respond|commentlist|comment-list|livefyre|replies)(?:$|[\s_-])/i;

/** Names of a text's subject or of the page's state, not of what the element is: `tag-cookies`, `has-sidebar`. */
const STATE = /(?:^|\s)(?:tags?|category|cat|topic|has|with|without|no|is|not|single|type|format)-/i;

/** The class and id of an element, as one text, without names of subjects and states. */
export function namesOf(element: Element): string {
  const names = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`;
  return STATE.test(names)
    ? names
        .split(/\s+/)
        .filter((name) => !STATE.test(name))
        .join(' ')
    : names;
}

/** What to take for furniture. */
export interface Taste {
  /** On a page of many posts, what is called a comment is the text. */
  keepComments: boolean;
  /** Look into boxes whose name says where they stand rather than what they are. */
  isPatient: boolean;
}

/** True for what stands around the text of any page: navigation, banners, share buttons, advertising. */
export function isFurniture(element: Element, { keepComments, isPatient }: Taste): boolean {
  const tag = element.tagName;
  if (!element.hasAttributes() && tag !== 'NAV' && tag !== 'ASIDE' && tag !== 'FOOTER') return false;
  const role = element.getAttribute('role');
  if (tag === 'NAV' || (role !== null && ROLES.has(role))) return true;
  if (
    tag === 'BODY' ||
    tag === 'MAIN' ||
    tag === 'ARTICLE' ||
    tag === 'HTML' ||
    tag === 'PRE' ||
    tag === 'CODE'
  )
    return false;
  const names = namesOf(element);
  if (tag === 'ASIDE') return !CALLOUT.test(names);
  if (tag === 'FOOTER')
    return element.closest('article, blockquote, li') === null || textOutsideLinks(element) < 300;
  if (names.length < 2) return false;
  if (WORDS.test(names) && !CALLOUT.test(names)) return !(isPatient && holdsContent(element, names));
  return !keepComments && COMMENTS.test(names);
}

/** Where a box stands: beside, above or in the text. */
const PLACES = /(?:^|[\s_-])(?:widgets?|sidebar|side-bar|rail|social|overlay|popup|modal)(?=$|[\s_-])/gi;
const HEADS = tagSet('TH');
const PARTS = tagSet('LI BLOCKQUOTE');

/** A table of data, a quotation or a list that is more than links, in a box that is called by its place only. */
function holdsContent(element: Element, names: string): boolean {
  if (WORDS.test(names.replace(PLACES, ' '))) return false;
  if (holdsAny(element, HEADS)) return true;
  return textSize(element) >= 50 && linkShare(element) < 0.35 && holdsAny(element, PARTS);
}

function textOutsideLinks(element: Element): number {
  let size = (element.textContent ?? '').trim().length;
  for (const link of element.getElementsByTagName('a')) size -= (link.textContent ?? '').trim().length;
  return size;
}

const INLINE = /^(?:SPAN|SMALL|TIME|ADDRESS|A|EM|STRONG|B|I|U|FONT|MARK|ABBR|CITE|SUB|SUP|LABEL)$/;

/**
 * A part of a sentence is not a line of its own, whatever it is called: the place before "— The gates opened", a word
 * with an explanation that opens as a "popup".
 */
export function isWithinText(element: Element): boolean {
  if (!INLINE.test(element.tagName)) return false;
  const [before, after] = [element.previousSibling, element.nextSibling].map(isText);
  if (before === true && after === true) return true;
  if (before !== true && after !== true) return false;
  const block = element.closest('p, li, dd, blockquote, td');
  return block !== null && textSize(block) - textSize(element) > 40;
}

function isText(node: Node | null): boolean {
  return node?.nodeType === 3 && /[\p{L}\p{N}]/u.test(node.nodeValue ?? '');
}
