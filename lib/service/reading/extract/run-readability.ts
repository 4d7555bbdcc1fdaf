import { Readability } from '@mozilla/readability';
import { isElement } from '../markdown/tags.ts';

/** What Readability takes for the article of a document, which it changes; undefined when it refuses the page. */
export function runReadability(document: Document): Element | undefined {
  const result = new Readability<Element | null>(document, {
    keepClasses: true,
    disableJSONLD: true,
    // The element itself: its text would only be parsed again.
    serializer: (node) => (isElement(node) ? node : null),
  }).parse();
  return result?.content ?? undefined;
}
