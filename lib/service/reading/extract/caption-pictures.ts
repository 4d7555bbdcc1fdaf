/**
 * Makes the captions of an article's pictures their titles, so that they stay with the picture and do not come
 * between two sentences of the text.
 */
export function captionPictures(root: Element): void {
  for (const caption of root.querySelectorAll('figcaption, [class*="caption" i]')) {
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
}
