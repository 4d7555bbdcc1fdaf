const PROMPT = /^(?:In|Out)\s?\[[\s\d*]{0,6}\]:?$/;
const BULLET = /^[•◦▪‣●■◆–*]$/;
const ANCHOR =
  /(?:^|[\s_-])(?:headerlink|header-anchor|heading-anchor|hash-link|anchor|permalink)(?:$|[\s_-])/i;

/** True for what a page's generator adds to a text for its looks or its links, which says nothing. */
export function isTool(element: Element, tag: string): boolean {
  if (tag !== 'DIV' && tag !== 'SPAN' && tag !== 'A') return false;
  const classes = element.getAttribute('class') ?? '';
  if (tag === 'A') return ANCHOR.test(classes) && /^[\s#¶§🔗⚓]{1,4}$/u.test(element.textContent ?? '');
  const parent = element.parentElement;
  if (tag === 'SPAN') {
    // The item has a mark of its own in Markdown.
    return (
      parent?.tagName === 'LI' &&
      parent.firstElementChild === element &&
      BULLET.test(element.textContent?.trim() ?? '')
    );
  }
  if (/prompt/i.test(classes)) return PROMPT.test(element.textContent?.trim() ?? '');
  // The file's name and size below a picture that opens in full.
  return classes === 'meta' && /(?:^|\s)lightbox(?:\s|$)/.test(parent?.getAttribute('class') ?? '');
}
