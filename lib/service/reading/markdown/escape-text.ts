const SPACES = /[\s\p{Cc}]+/gu;
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;
const SPECIAL = /[\\`*_<&~[\]|$\u00ad\u200b\u2060\ufeff]/;

/**
 * Page text as inline Markdown: space collapsed, and a backslash only where a reader of Markdown would
 * otherwise see a mark. Runs in linear time.
 */
export function escapeText(text: string, rawTex: boolean): string {
  const plain = text.replace(SPACES, ' ');
  if (!SPECIAL.test(plain)) return plain;
  const clean = plain.replace(INVISIBLE, '');
  return rawTex ? escapeAroundTex(clean) : escapeMarks(clean);
}

function escapeMarks(text: string): string {
  const linkLike = /\][([:]|\[\^/.test(text);
  return text.replace(/\\(?=[!-/:-@[-`{-~])|[`*_<&~[\]]/g, (mark, at: number) => {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + 1);
    switch (mark) {
      case '_':
        // Inside a word an underscore marks nothing.
        return isWord(before) && isWord(after) ? mark : `\\${mark}`;
      case '*':
        return isSpace(before) && isSpace(after) ? mark : `\\${mark}`;
      case '<':
        return /[a-z/!?]/i.test(after) ? `\\${mark}` : mark;
      case '&':
        return /^&#?[a-z0-9]{1,32};/i.test(text.slice(at, at + 36)) ? `\\${mark}` : mark;
      case '~':
        return before === '~' || after === '~' ? `\\${mark}` : mark;
      case '[':
      case ']':
        return linkLike ? `\\${mark}` : mark;
      default:
        return `\\${mark}`;
    }
  });
}

/** Leaves TeX between its delimiters as it is, and writes all of them as dollars. */
function escapeAroundTex(text: string): string {
  let written = '';
  let from = 0;
  /** Delimiters that have no end from here on, so that each is looked for once. */
  const unclosed = new Set<string>();
  for (let at = nextOpening(text, 0); at !== -1; at = nextOpening(text, Math.max(from, at + 1))) {
    const open = text.startsWith('$$', at) ? '$$' : text[at] === '$' ? '$' : text.slice(at, at + 2);
    const end = unclosed.has(open) ? -1 : closingOf(text, open, at + open.length);
    if (end === -1) unclosed.add(open);
    const tex = text.slice(at + open.length, end).trim();
    if (end === -1 || tex === '' || (open === '$' && !isFormula(text, at, end))) continue;
    const dollars = open === '$$' || open === '\\[' ? '$$' : '$';
    written += escapeMarks(text.slice(from, at)) + dollars + tex + dollars;
    from = end + open.length;
  }
  return written + escapeMarks(text.slice(from));
}

function closingOf(text: string, open: string, from: number): number {
  return text.indexOf(open === '\\(' ? '\\)' : open === '\\[' ? '\\]' : open, from);
}

/** "$100 and $200" are prices: a formula touches both of its dollars, and no digit follows the second. */
function isFormula(text: string, at: number, end: number): boolean {
  return (
    text[at + 1] !== ' ' && text[end - 1] !== ' ' && !/\d/.test(text.charAt(end + 1)) && end - at < 2_000
  );
}

function nextOpening(text: string, from: number): number {
  const found = /\$|\\[([]/g;
  found.lastIndex = from;
  return found.exec(text)?.index ?? -1;
}

function isWord(character: string): boolean {
  return /[\p{L}\p{N}_]/u.test(character);
}

function isSpace(character: string): boolean {
  return character === '' || character === ' ';
}

/** A paragraph's line that would begin a heading, list, quote or rule gets a backslash before its mark. */
export function escapeLineStart(line: string): string {
  const first = line.charAt(0);
  if (first === '#') return /^#{1,6}(?: |$)/.test(line) ? `\\${line}` : line;
  if (first === '>') return `\\${line}`;
  if (first === '-' || first === '+' || first === '=') {
    return line.charAt(1) === ' ' || /^[-=]+ *$/.test(line) ? `\\${line}` : line;
  }
  if (first >= '0' && first <= '9') return line.replace(/^(\d{1,9})([.)])(?= |$)/, '$1\\$2');
  return line;
}
