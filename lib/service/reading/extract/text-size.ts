/** Characters of an element's text that are not space. */
export function textSize(node: Node): number {
  return sizeOf(node.textContent ?? '');
}

export function sizeOf(text: string): number {
  return text.replace(/\s+/g, '').length;
}

/** The part of an element's text that stands in links, 0 to 1. */
export function linkShare(element: Element): number {
  const size = textSize(element);
  if (size === 0) return 0;
  let linked = 0;
  for (const link of element.getElementsByTagName('a')) linked += textSize(link);
  return Math.min(1, linked / size);
}
