/** Elements whose text stands apart from what is before and after it. */
const BLOCKS = 'p, li, h2, h3, h4, h5, h6, td, th, pre, blockquote, dt, dd';

/** The text of a drawn piece, and where each of its text nodes begins in it. */
export interface PieceText {
  text: string;
  nodes: { node: Text; start: number }[];
}

/** The text of an element as it is read: blocks on lines of their own, what stands on buttons left out. */
export function pieceText(piece: Element): PieceText {
  const walker = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT);
  const nodes: PieceText['nodes'] = [];
  const parts: string[] = [];
  let length = 0;
  let block: Element | null | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.parentElement?.closest('button') !== null) continue;
    const around = node.parentElement.closest(BLOCKS);
    if (block !== undefined && around !== block) {
      parts.push('\n');
      length += 1;
    }
    block = around;
    nodes.push({ node, start: length });
    parts.push(node.data);
    length += node.data.length;
  }
  return { text: parts.join(''), nodes };
}

/** The range of a stretch of a piece's text. Undefined when the piece was drawn anew and no longer has it. */
export function rangeIn({ nodes }: PieceText, start: number, length: number): Range | undefined {
  const first = nodeAt(nodes, start);
  const last = nodeAt(nodes, start + length - 1);
  if (first === undefined || last === undefined) return undefined;
  const range = new Range();
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, Math.min(last.node.data.length, start + length - last.start));
  return range;
}

/** The text node in which a place lies, by halves: a piece may have thousands. */
function nodeAt(nodes: PieceText['nodes'], at: number) {
  let [low, high] = [0, nodes.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((nodes[middle]?.start ?? Infinity) <= at) low = middle;
    else high = middle - 1;
  }
  const found = nodes[low];
  return found && at >= found.start && at - found.start <= found.node.data.length ? found : undefined;
}
