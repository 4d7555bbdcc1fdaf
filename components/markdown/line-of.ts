import type { StateBlock } from 'markdown-it';

/** One line of the text that a block rule looks at, without what indents it. */
export function lineOf({ src, bMarks, tShift, eMarks }: StateBlock, line: number): string {
  return src.slice((bMarks[line] ?? 0) + (tShift[line] ?? 0), eMarks[line]);
}
