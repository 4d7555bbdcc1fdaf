/** What the writers of blocks and of inline text share while one article is written. */
export interface Context {
  /** Elements that are blocks or hold one, so that no writer has to look into a subtree twice. */
  blockish: ReadonlySet<Node>;
  /** Footnotes by label, taken out of the page beforehand. */
  notes: ReadonlyMap<string, Element>;
  /** Labels in the order in which the text refers to them. */
  cited: Set<string>;
  /** The page has TeX in its text for a script to typeset. */
  rawTex: boolean;
  /** Lists and quotes around the current place. */
  nesting: number;
  /** Set inside a link that holds blocks: the first of them takes it. */
  link: { href: string } | undefined;
  /** The marks that are already on; a second `**` inside a first would end it. */
  bold: boolean;
  italic: boolean;
  /** Inside a table cell or a heading, where a line cannot break. */
  oneLine: boolean;
  writeBlocks(parent: Node, context: Context): string;
  writeInline(nodes: Iterable<Node>, context: Context): string;
}

/** A line break inside inline text, until the block around it is written. Page text never holds it. */
export const BREAK = '\u0001';
