/** Names of elements as `tagName` has them: `'P DIV'`. */
export function tagSet(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}

/**
 * The elements of these tags below an element, in order. What `querySelectorAll` would give; but under Node a selector is
 * parsed and compiled for every call, which took more time than all else that is done with an article.
 */
export function elementsOf(root: Element, tags: ReadonlySet<string>): Element[] {
  const found: Element[] = [];
  holds(root, (element) => {
    if (tags.has(element.tagName)) found.push(element);
    return false;
  });
  return found;
}

/** Whether there is one of these tags below an element. */
export function holdsAny(root: Element, tags: ReadonlySet<string>): boolean {
  return holds(root, (element) => tags.has(element.tagName));
}

/** Whether `isIt` is true for an element below another; asks in order up to the first. No recursion: pages are deep. */
export function holds(root: Element, isIt: (element: Element) => boolean): boolean {
  let node: Node | null = root.firstChild;
  while (node !== null) {
    if (isElement(node)) {
      if (isIt(node)) return true;
      if (node.firstChild !== null) {
        node = node.firstChild;
        continue;
      }
    }
    while (node !== null && node.nextSibling === null) {
      node = node.parentNode === root ? null : node.parentNode;
    }
    node = node?.nextSibling ?? null;
  }
  return false;
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
