/** What one reading of a page has and the other has not, block by block: paragraphs, headings, lists, tables. */
export interface Comparison {
  /** Markdown. */
  added: string[];
  removed: string[];
}

/** Compares two texts of one page. What only moved to another place has not changed. */
export function compareReadings(before: string, after: string): Comparison {
  return {
    added: without(blocksOf(after), blocksOf(before)),
    removed: without(blocksOf(before), blocksOf(after)),
  };
}

/** The blocks that do not stand among the others, or stand more often than there. */
function without(blocks: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const each of others) counts.set(tidy(each), (counts.get(tidy(each)) ?? 0) + 1);
  return blocks.filter((block) => {
    const left = counts.get(tidy(block)) ?? 0;
    counts.set(tidy(block), left - 1);
    return left <= 0;
  });
}

const tidy = (block: string) => block.replaceAll(/\s+/g, ' ');

function blocksOf(markdown: string): string[] {
  return markdown
    .split(/\r?\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);
}
