import { COMMENTS, isFurniture, isWithinText, namesOf, type Taste } from './is-furniture.ts';
import { linkShare, textSize } from './text-size.ts';

export interface Main {
  root: Element;
  /** The page itself names this element as its content. */
  isNamed: boolean;
}

const NAMED = 'main, [role="main"], [itemprop~="articleBody"], article';
const BY_NAME =
  '#content, #main, #main-content, #mw-content-text, #bodyContent, .post-content, .entry-content, .article-body, .article-content, .markdown-body, .post-body, .story-body, .content, .documentation, .document';
/** A container that holds less than this part of the page's text is not the page's content. */
const LEAST_SHARE = 0.3;

/** The element that holds what a page is about: one that the page names, else its body. */
export function findMain(document: Document, whole: number): Main {
  for (const selector of [NAMED, BY_NAME]) {
    const best = largest([...document.querySelectorAll(selector)].slice(0, 60));
    if (best === undefined || textSize(best) < whole * LEAST_SHARE) continue;
    return { root: narrow(best), isNamed: selector === NAMED };
  }
  return { root: document.body, isNamed: false };
}

function largest(elements: Element[]): Element | undefined {
  let best: Element | undefined;
  let most = 0;
  for (const element of elements) {
    if (best?.contains(element) === true) continue;
    const size = textSize(element);
    if (size > most) [best, most] = [element, size];
  }
  return best;
}

/** A main element with one article that is nearly all of it means that article. */
function narrow(root: Element): Element {
  const inner = largest([...root.querySelectorAll('article, [itemprop~="articleBody"]')].slice(0, 60));
  return inner !== undefined && textSize(inner) > textSize(root) * 0.75 ? inner : root;
}

/**
 * Removes what stands around the text from an element. What holds most of the text stays whatever its name, and so
 * do lists of links where the page is such a list.
 */
export function dropFurniture(root: Element, taste: Taste): void {
  const whole = textSize(root);
  const isListing = linkShare(root) > 0.5;
  for (const element of root.querySelectorAll('*')) {
    if (!root.contains(element)) continue;
    if (!isFurniture(element, taste)) continue;
    if (isWithinText(element)) {
      // Readability takes a "dateline" out as well.
      element.removeAttribute('class');
      continue;
    }
    const size = textSize(element);
    const isMost = size > whole * (isListing ? 0.3 : 0.5);
    const holdsCode =
      size > 0 && element.tagName !== 'NAV' && element.querySelector('pre, code[data-display]') !== null;
    const isProse =
      size > 1_500 &&
      element.tagName === 'DIV' &&
      !COMMENTS.test(namesOf(element)) &&
      linkShare(element) < 0.15;
    if (!isMost && !holdsCode && !isProse) element.remove();
  }
}
