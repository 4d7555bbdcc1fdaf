import { fenceTracker, linesOf } from './markdown-lines.ts';

/** Characters after which a piece ends at the next place where it may. */
const PIECE = 8_000;

/** Lines of Markdown that belong to the block before them: indented ones, quotes and items of a list. */
const CONTINUES = /^(?:\s|>|[-*+] |\d{1,9}[.)] )/;

/** The heading lines of Markdown: the level by its marks, then the words. */
const HEADING = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/;

/**
 * Markdown in pieces that can be drawn one by one: they end between blocks, never within code. Together they are the
 * source. A list that goes on for long is parted between two of its items.
 */
export function splitMarkdown(source: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  let afterBlank = false;
  const fence = fenceTracker();
  for (const { line, at } of linesOf(source)) {
    const length = at - start;
    const mayEnd = length >= PIECE && afterBlank && !fence.inside();
    if (mayEnd && (!CONTINUES.test(line) || (length >= 4 * PIECE && !/^\s/.test(line)))) {
      pieces.push(source.slice(start, at));
      start = at;
    }
    fence.see(line);
    afterBlank = line.trim() === '';
  }
  return [...pieces, source.slice(start)];
}

/** A heading of the outline and the piece that it stands in. */
export interface OutlineItem {
  /** 1 to 6 */
  level: number;
  /** Markdown. */
  words: string;
  piece: number;
}

/** The headings of pieces, at most `limit`. */
export function outlineOf(pieces: readonly string[], limit = 400): OutlineItem[] {
  const items: OutlineItem[] = [];
  for (const [piece, source] of pieces.entries()) {
    const fence = fenceTracker();
    for (const { line } of linesOf(source)) {
      if (items.length >= limit) return items;
      const [, marks = '', words = ''] = (line.length < 1_000 && HEADING.exec(line)) || [];
      if (marks !== '' && !fence.inside())
        items.push({ level: marks.length, words: withoutEnd(words), piece });
      fence.see(line);
    }
  }
  return items;
}

/** `## Words ##` is closed by its own marks. */
function withoutEnd(words: string): string {
  let end = words.trimEnd().length;
  while (end > 0 && words.charAt(end - 1) === '#') end -= 1;
  return (end > 0 && !/\s/.test(words.charAt(end - 1)) ? words : words.slice(0, end)).trim();
}
