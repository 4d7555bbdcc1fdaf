import { isElement } from '../markdown/tags.ts';

/** What becomes of an element: it stays and is entered, stays as it is, leaves only its children, or goes. */
export type Verdict = 'enter' | 'keep' | 'unwrap' | 'drop';

/**
 * Visits the elements below `root` in document order, without recursion, so that no page is too deep for it.
 * `depth` is 1 for the children of `root`. Comments are removed.
 */
export function walk(root: Element, visit: (element: Element, depth: number) => Verdict): void {
  let depth = 1;
  let node: Node | null = root.firstChild;
  while (node !== null) {
    if (node.nodeType === 3) joinText(node);
    const verdict = isElement(node) ? visit(node, depth) : node.nodeType === 8 ? 'drop' : 'keep';
    if (verdict === 'enter' && node.firstChild !== null) {
      node = node.firstChild;
      depth += 1;
      continue;
    }
    if (verdict === 'unwrap' && node.firstChild !== null) {
      node = unwrap(node);
      continue;
    }
    const left = node;
    while (node !== null && node.nextSibling === null) {
      node = node.parentNode === root ? null : node.parentNode;
      depth -= 1;
    }
    node = node?.nextSibling ?? null;
    if (verdict === 'drop' || verdict === 'unwrap') left.parentNode?.removeChild(left);
  }
}

/** Makes one text of neighbours: linkedom parses every entity and stray `<` into a text of its own. */
function joinText(node: Node): void {
  if (node.nextSibling?.nodeType !== 3) return;
  const parts = [node.nodeValue ?? ''];
  for (let next = node.nextSibling; next?.nodeType === 3; next = node.nextSibling) {
    parts.push(next.nodeValue ?? '');
    next.parentNode?.removeChild(next);
  }
  node.nodeValue = parts.join('');
}

/** Puts the children of a node in its place and returns the first of them. */
function unwrap(node: Node): Node | null {
  const first = node.firstChild;
  for (let child = node.firstChild; child !== null; child = node.firstChild) {
    node.parentNode?.insertBefore(child, node);
  }
  node.parentNode?.removeChild(node);
  return first;
}
