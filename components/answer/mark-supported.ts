const NAME = 'sidelight-supported';
/** Of the words of a sentence, how many a snippet must have for it to be said to support the sentence. */
const SHARE = 0.5;
const LEAST_WORDS = 4;

/** Whether this browser can mark text without changing the page. */
export const canMark = (): boolean => 'highlights' in CSS;

export function unmark(): void {
  if (canMark()) CSS.highlights.delete(NAME);
}

/**
 * Marks the sentences of an answer whose words stand in a snippet, and tells how many there are. The page is not
 * changed: the browser draws highlights over its text.
 */
export function markSupported(answer: Element, snippets: readonly string[]): number {
  const known = snippets.map((snippet) => new Set(wordsOf(snippet)));
  const ranges = blocksOf(answer).flatMap((block) => supportedRanges(block, known));
  CSS.highlights.set(NAME, new Highlight(...ranges));
  return ranges.length;
}

/** Elements that hold text of their own and no other such element. */
function blocksOf(answer: Element): Element[] {
  return [...answer.querySelectorAll('p, li, td, h4, h5, h6')].filter(
    (block) => !block.querySelector('p, li, td'),
  );
}

function supportedRanges(block: Element, known: readonly ReadonlySet<string>[]): Range[] {
  const nodes = textNodesOf(block);
  const text = nodes.map(({ data }) => data).join('');
  return [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)].flatMap(
    ({ segment, index }) => {
      if (!isSupported(segment, known)) return [];
      const range = rangeOf(nodes, index, index + segment.trimEnd().length);
      return range ? [range] : [];
    },
  );
}

/** Numbers of sources are links within the text; they belong to no sentence's words. */
function textNodesOf(block: Element): Text[] {
  const walker = block.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) nodes.push(node);
  return nodes;
}

export function isSupported(sentence: string, known: readonly ReadonlySet<string>[]): boolean {
  const words = [...new Set(wordsOf(sentence))];
  if (words.length < LEAST_WORDS) return false;
  return known.some((snippet) => words.filter((word) => snippet.has(word)).length / words.length >= SHARE);
}

/** Words of three letters and more, and every number: what a sentence says. */
export function wordsOf(text: string): string[] {
  return [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)]
    .filter(
      ({ isWordLike, segment }) => isWordLike && (segment.length > 2 || /\d|[^\p{ASCII}]/u.test(segment)),
    )
    .map(({ segment }) => segment.toLowerCase());
}

function rangeOf(nodes: readonly Text[], start: number, end: number): Range | undefined {
  const range = new Range();
  let before = 0;
  let begun = false;
  for (const node of nodes) {
    const after = before + node.data.length;
    if (!begun && start < after) {
      range.setStart(node, start - before);
      begun = true;
    }
    if (begun && end <= after) {
      range.setEnd(node, end - before);
      return range;
    }
    before = after;
  }
  return undefined;
}
