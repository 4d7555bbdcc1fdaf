/** A page as the person sees it, taken from its tab on their action. Untrusted in every part. */
export interface Capture {
  url: string;
  html: string;
  /** The document's own MIME type: a browser shows a PDF in a document of its own, which holds none of its text. */
  type: string;
  /** Addresses of large frames from other sites: what is in them belongs to the page, and cannot be seen from it. */
  frames: string[];
}

/**
 * Takes the page it runs in. It is injected as text (`scripting.executeScript`), so it may use nothing from outside
 * itself. What is not shown is left out; open shadow roots and frames of the page's own site, which are shown, are put
 * in. The page's DOM is not touched: the copy lives in a document of its own, where images do not load. Whatever is
 * asked of an element is asked by way of the prototype: `<img name="documentElement">` shadows what `document` has, and
 * `<input name="matches">` what its form has.
 */
export function capturePage(): Capture {
  /** What is read of a page is less than this; the text of scripts is not counted. */
  const MAX_CHARACTERS = 8_000_000;
  /** Data, formulas and what sets them are read; any other text of scripts would only be carried about. */
  const UNREAD_TEXT = 'style, script:not([type*="json"], [type*="math"])';
  const TYPESETTER = /MathJax|renderMathInElement/;
  /** Beyond so many, what is hidden stays in: asking each would take seconds. */
  const MAX_ELEMENTS = 200_000;
  const MAX_FRAMES = 20;
  /** A small frame of another site is an advertisement or a button: a quarter of the view is a part of the page. */
  const LARGE = 0.25;
  const UNSEEN_BUT_READ =
    'head, head *, script, style, template, noscript, details:not([open]) *, math *, br';
  const FRAMES = ['iframe', 'frame'];
  const { prototype } = Element;

  const inert = new DOMParser().parseFromString('', 'text/html');
  const frames: string[] = [];
  const pairs: [ParentNode, ParentNode][] = [];
  let asked = 0;
  let framesShown = 0;

  const isSeen = (element: Element) =>
    prototype.checkVisibility.call(element, { visibilityProperty: true }) ||
    prototype.matches.call(element, UNSEEN_BUT_READ);
  const isFrame = (element: Element): element is HTMLIFrameElement => FRAMES.includes(element.localName);

  /** Puts a copy of what some nodes show in the place that `put` has for it, and has it looked through. */
  function show(from: ParentNode, put: (shown: Element) => void): void {
    const shown = inert.createElement('div');
    shown.append(...[...from.childNodes].map((node) => inert.importNode(node, true)));
    put(shown);
    pairs.push([from, shown]);
  }

  function showFrame(frame: HTMLIFrameElement, twin: Element): void {
    const { contentDocument, src, clientWidth, clientHeight } = frame;
    if (contentDocument && framesShown < MAX_FRAMES) {
      const { body, baseURI } = contentDocument;
      framesShown += 1;
      // A frame that still loads has none.
      if (!body) return;
      show(body, (shown) => {
        // The copy stands in the page, and its addresses are relative to the frame.
        for (const name of ['href', 'src'])
          for (const linked of shown.querySelectorAll(`[${name}]`)) {
            const address = URL.parse(linked.getAttribute(name) ?? '', baseURI);
            if (address) linked.setAttribute(name, address.href);
          }
        twin.replaceWith(shown);
      });
    } else if (
      !contentDocument &&
      /^https?:/.test(src) &&
      clientWidth * clientHeight > innerWidth * innerHeight * LARGE
    )
      frames.push(src);
  }

  function look(element: Element, twin: Element | undefined): void {
    if (!twin || asked > MAX_ELEMENTS) return;
    asked += 1;
    if (!isSeen(element)) prototype.remove.call(twin);
    else if (isFrame(element)) showFrame(element, twin);
    else if (element.shadowRoot?.host === element)
      show(element.shadowRoot, (shown) => prototype.append.call(twin, shown));
  }

  const root: unknown = Object.getOwnPropertyDescriptor(Document.prototype, 'documentElement')?.get?.call(
    document,
  );
  const about = { url: location.href, type: document.contentType, frames };
  if (!(root instanceof Element)) return { ...about, html: '' };
  const copy = inert.importNode(root, true);
  pairs.push([root, copy]);
  // Pairs are added while they are gone through: a frame may stand in a frame.
  for (const [seen, copied] of pairs) {
    const copies = [...copied.querySelectorAll('*')];
    [...seen.querySelectorAll('*')].forEach((element, index) => look(element, copies[index]));
  }
  for (const code of copy.querySelectorAll(UNREAD_TEXT))
    if (!TYPESETTER.test(code.textContent.slice(0, 20_000))) code.textContent = '';
  return { ...about, html: `<!doctype html>${copy.outerHTML}`.slice(0, MAX_CHARACTERS) };
}
