/** A page as the person sees it, taken from its tab on their action. Untrusted in every part. */
export interface Capture {
  url: string;
  html: string;
}

/**
 * Takes the page it runs in. It is injected as text (`scripting.executeScript`), so it may use nothing from outside
 * itself. What is not shown is left out, and open shadow roots, which are shown, are put in. The page's DOM is not
 * touched: the copy lives in a document of its own, where images do not load. `document` is read through the
 * prototype's getter, because a page may name an image `documentElement` and shadow it.
 */
export function capturePage(): Capture {
  const MAX_CHARACTERS = 20_000_000;
  const UNSEEN_BUT_READ =
    'head, head *, script, style, template, noscript, details:not([open]) *, math *, br';

  const inert = new DOMParser().parseFromString('', 'text/html');
  const root: unknown = Object.getOwnPropertyDescriptor(Document.prototype, 'documentElement')?.get?.call(
    document,
  );
  if (!(root instanceof Element)) return { url: location.href, html: '' };

  const copy = inert.importNode(root, true);
  const pairs: [ParentNode, ParentNode][] = [[root, copy]];
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [seen, copied] = pair;
    const elements = [...seen.querySelectorAll('*')];
    const copies = [...copied.querySelectorAll('*')];
    elements.forEach((element, index) => {
      const twin = copies[index];
      if (!twin) return;
      if (!element.checkVisibility({ visibilityProperty: true }) && !element.matches(UNSEEN_BUT_READ))
        twin.remove();
      else if (element.shadowRoot) {
        const shown = inert.createElement('div');
        shown.append(...[...element.shadowRoot.childNodes].map((node) => inert.importNode(node, true)));
        twin.append(shown);
        pairs.push([element.shadowRoot, shown]);
      }
    });
  }
  return { url: location.href, html: `<!doctype html>${copy.outerHTML}`.slice(0, MAX_CHARACTERS) };
}
