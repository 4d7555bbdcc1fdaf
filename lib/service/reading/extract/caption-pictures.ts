import { elementsOf, holds, tagSet } from '../elements-of.ts';

/**
 * Makes the captions of an article's pictures their titles, so that they stay with the picture and do not come
 * between two sentences of the text.
 */
export function captionPictures(root: Element): void {
  const captions: Element[] = [];
  holds(root, (element) => {
    if (element.tagName === 'FIGCAPTION' || /caption/i.test(element.getAttribute('class') ?? '')) {
      captions.push(element);
    }
    return false;
  });
  for (const caption of captions) {
    if (!root.contains(caption)) continue;
    const holder = caption.closest('figure') ?? caption.parentElement;
    const images = holder?.querySelectorAll('img') ?? [];
    const [image] = images;
    if (image === undefined || holder === null || images.length > 1 || caption.contains(image)) continue;
    if (holder.querySelector('pre, table, code[data-tex], blockquote') !== null) continue;
    const text = (caption.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (text.length > 1_000) continue;
    // Marks that would end a title in Markdown.
    const title = text.replace(/["\\]/g, "'").replaceAll('(', '[').replaceAll(')', ']');
    if (title !== '') image.setAttribute('title', title);
    caption.remove();
  }
  for (const image of elementsOf(root, tagSet('IMG'))) dropEqualText(image);
}

/** Removes the line below a picture that only says what its `alt` says. */
function dropEqualText(image: Element): void {
  const said = letters(image.getAttribute('alt') ?? '');
  if (said.length < 12) return;
  let place = image;
  for (let steps = 0; steps < 4; steps += 1) {
    const below = place.nextElementSibling;
    if (below !== null) {
      if (letters(below.textContent ?? '') === said && below.querySelector('img') === null) below.remove();
      return;
    }
    if (place.parentElement === null || letters(place.parentElement.textContent ?? '') !== '') return;
    place = place.parentElement;
  }
}

function letters(text: string): string {
  return text
    .slice(0, 2_000)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
