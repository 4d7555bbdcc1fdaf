/** A cut at a paragraph may give up at most this part of what was asked for; beyond it a line is cut. */
const LEAST_KEPT = 0.5;

interface Boundaries {
  /** End of the last whole paragraph that stands outside a code block. */
  paragraph: number;
  /** End of the last whole line. */
  line: number;
  /** The fence of the code block that is open at the end, or ''. */
  fence: string;
}

/**
 * The start of a Markdown text in at most `limit` characters, and whether anything was left out. Cuts after a
 * paragraph where one ends in the second half of the limit, else after a line, else after a word; a code block
 * that is cut is closed again.
 */
export function cutMarkdown(markdown: string, limit: number): { text: string; cut: boolean } {
  if (markdown.length <= limit) return { text: markdown, cut: false };
  const { paragraph, line, fence } = boundaries(markdown, limit);
  if (paragraph >= limit * LEAST_KEPT) return { text: markdown.slice(0, paragraph).trimEnd(), cut: true };
  if (fence !== '') return { text: cutInCode(markdown, limit, fence), cut: true };
  const end = line >= limit * LEAST_KEPT ? line : wordEnd(markdown, limit);
  return { text: markdown.slice(0, end).trimEnd(), cut: true };
}

function boundaries(markdown: string, limit: number): Boundaries {
  const found: Boundaries = { paragraph: 0, line: 0, fence: '' };
  let start = 0;
  while (start <= limit) {
    const newline = markdown.indexOf('\n', start);
    const end = newline === -1 ? markdown.length : newline;
    if (end > limit) break;
    const line = markdown.slice(start, end);
    if (found.fence === '' && line.trim() === '') found.paragraph = Math.max(start - 1, 0);
    found.fence = fenceAfter(line, found.fence);
    found.line = end;
    start = end + 1;
    if (found.fence === '' && markdown[start] === '\n') found.paragraph = end;
  }
  return found;
}

/** The fence open after a line: opened by it, closed by it, or as before. */
function fenceAfter(line: string, open: string): string {
  const mark = /^\s*(?:[>*+-]\s+|\d+[.)]\s+)*(`{3,}|~{3,})/.exec(line)?.[1];
  if (mark === undefined) return open;
  if (open === '') return mark;
  return mark.startsWith(open) && line.trim().endsWith(mark) ? '' : open;
}

function cutInCode(markdown: string, limit: number, fence: string): string {
  const room = limit - fence.length - 1;
  const end = markdown.lastIndexOf('\n', room);
  const text = markdown.slice(0, end > 0 ? end : Math.max(room, 0));
  return `${text}\n${fence}`.slice(0, limit);
}

function wordEnd(markdown: string, limit: number): number {
  const space = markdown.lastIndexOf(' ', limit);
  if (space >= limit * LEAST_KEPT) return space;
  // Not between the two halves of one character.
  const code = markdown.charCodeAt(limit - 1);
  return code >= 0xd800 && code <= 0xdbff ? limit - 1 : limit;
}
