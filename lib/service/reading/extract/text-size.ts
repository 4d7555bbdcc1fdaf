/** Characters of an element's text that are not space. */
export function textSize(node: Node): number {
  return sizeOf(node.textContent ?? '');
}

/** Counts one by one: taking the space out first makes a second copy of every page. */
export function sizeOf(text: string): number {
  let size = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 32 && code !== 160) size += 1;
  }
  return size;
}

/** The part of an element's text that stands in links, 0 to 1. */
export function linkShare(element: Element): number {
  const size = textSize(element);
  if (size === 0) return 0;
  let linked = 0;
  for (const link of element.getElementsByTagName('a')) linked += textSize(link);
  return Math.min(1, linked / size);
}
