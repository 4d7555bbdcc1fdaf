/** Where an inline style stands in a document whose own styles an extension page's policy would refuse. */
export const STYLE_MARK = 'data-page-style';

/** The inline style that an element had in its page. */
export function styleOf(element: Element): string {
  return element.getAttribute('style') ?? element.getAttribute(STYLE_MARK) ?? '';
}
