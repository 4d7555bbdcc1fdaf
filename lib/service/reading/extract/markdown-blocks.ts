/** Markdown parted at its empty lines, code blocks kept whole. */
export function markdownBlocks(markdown: string): string[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  let fence = '';
  const flush = (): void => {
    if (lines.length > 0) blocks.push(lines.join('\n'));
    lines = [];
  };
  for (const line of markdown.split('\n')) {
    const mark = /^[\s>*+-]*(`{3,})/.exec(line)?.[1] ?? '';
    if (line.trim() === '' && fence === '') flush();
    else lines.push(line);
    if (fence === '') fence = mark;
    else if (mark === fence) fence = '';
  }
  flush();
  return blocks;
}

/** What a block says, without its marks and the addresses of its links: equal for the same text. */
export function blockKey(block: string): string {
  return plainText(block)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A block without link targets and pictures. */
export function plainText(block: string): string {
  return block.replace(/!\[[^\]\n]*\]\([^()\n]*\)/g, '').replace(/\]\([^()\n]*\)/g, ']');
}

/** A text without what its links say: of what stands around an article, most is links. */
export function unlinkedText(markdown: string): string {
  return markdown.replace(/!\[[^\]\n]*\]\([^()\n]*\)/g, '').replace(/\[[^[\]\n]*\]\([^()\n]*\)/g, '');
}

/** The paragraphs of a text, neither in lists nor short, as an article has them. */
export function paragraphText(markdown: string): string {
  return markdown.split('\n\n').filter(isParagraph).map(unlinkedText).join('\n\n');
}

export function hasParagraph(markdown: string): boolean {
  return markdown.split('\n\n').some(isParagraph);
}

function isParagraph(block: string): boolean {
  return block.length > 140 && !/^[\s>|#`$-]|^\d+\. /.test(block);
}
