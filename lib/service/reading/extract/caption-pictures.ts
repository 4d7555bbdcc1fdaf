/**
 * Makes the captions of an article's pictures their descriptions, so that they stay with the picture and do not
 * come between two sentences of the text.
 */
export function captionPictures(root: Element): void {
  for (const caption of root.querySelectorAll('figcaption, [class*="caption" i]')) {
    if (!root.contains(caption)) continue;
    const text = (caption.textContent ?? '').replace(/\s+/g, ' ').trim();
    const holder = caption.closest('figure') ?? caption.parentElement;
    const image = holder?.querySelector('img') ?? null;
    if (
      image === null ||
      text.length > 1_000 ||
      caption.contains(image) ||
      holder?.querySelector('pre, table, code[data-tex]') !== null
    )
      continue;
    const alt = (image.getAttribute('alt') ?? '').trim();
    image.setAttribute(
      'alt',
      text === '' || alt.includes(text) ? alt : text.includes(alt) ? text : `${text} – ${alt}`,
    );
    caption.remove();
  }
}
