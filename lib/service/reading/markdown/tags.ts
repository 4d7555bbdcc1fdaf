import { elementsOf } from '../elements-of.ts';

/** Elements that stand on lines of their own. */
export const BLOCK_TAGS: ReadonlySet<string> = new Set(
  (
    'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CENTER DD DETAILS DIALOG DIR DIV DL DT FIELDSET FIGCAPTION FIGURE ' +
    'FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HGROUP HR LEGEND LI MAIN MENU NAV OL OPTGROUP P PRE SEARCH SECTION ' +
    'SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL CAPTION'
  ).split(' '),
);

const SILENT_TAGS: ReadonlySet<string> = new Set(
  (
    'SCRIPT STYLE TEMPLATE NOSCRIPT SVG svg CANVAS IFRAME OBJECT EMBED VIDEO AUDIO INPUT SELECT TEXTAREA BUTTON ' +
    'HEAD META LINK BASE TITLE DATALIST MAP PROGRESS METER RP'
  ).split(' '),
);

/** Elements that have no text of their own to write. */
export function isSilent(node: Node): boolean {
  return SILENT_TAGS.has(node.nodeName);
}

export function isElement(node: Node | null): node is Element {
  return node?.nodeType === 1;
}

/** The blocks below an element, and everything around them up to it. One walk. */
export function findBlockish(root: Element): Set<Node> {
  const found = new Set<Node>([root]);
  for (const element of elementsOf(root, BLOCK_TAGS)) {
    for (let node: Node | null = element; node !== null && !found.has(node); node = node.parentNode) {
      found.add(node);
    }
  }
  return found;
}
