/** Markdown parted at its empty lines, code blocks kept whole. */
export function markdownBlocks(markdown: string): string[] {
  const blocks: string[] = [];
  let fence = '';
  for (const part of markdown.split('\n\n')) {
    if (fence === '') {
      blocks.push(part);
      const mark = /(?:^|\n)[\s>]*(`{3,})[^`\n]*(?:\n|$)/.exec(part)?.[1] ?? '';
      fence = mark !== '' && !part.trimEnd().endsWith(`\n${mark}`) ? mark : '';
    } else {
      blocks.push(`${blocks.pop() ?? ''}\n\n${part}`);
      if (part.trimEnd().endsWith(fence)) fence = '';
    }
  }
  return blocks.filter((block) => block.trim() !== '');
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
