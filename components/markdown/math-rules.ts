import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it';
import { lineOf } from './line-of.ts';

/** Characters of one formula, and lines of one that stands alone: what is longer is text that happens to have signs. */
const MAX_FORMULA = 2_000;
const MAX_LINES = 60;

/** The pairs of signs that TeX stands between, the longer one of two that begin alike first. */
const PAIRS = [
  ['$$', '$$'],
  ['$', '$'],
  [String.raw`\(`, String.raw`\)`],
  [String.raw`\[`, String.raw`\]`],
] as const;

type Opening = (typeof PAIRS)[number][0];

/**
 * Formulas as one token each, `math` in a line and `math_block` alone: `content` is the TeX, `markup` the sign that
 * opened it. They are found before anything else in a text, so that `_` and `*` in them are not emphasis.
 */
export function mathRules({ inline, block }: MarkdownIt): void {
  // Otherwise `\(` would be an escaped parenthesis.
  inline.ruler.before('escape', 'math', mathInline);
  block.ruler.before('fence', 'math_block', mathBlock, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
}

function mathInline(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  const pair = PAIRS.find(([open]) => src.startsWith(open, pos));
  if (pair === undefined) return false;
  const [open, close] = pair;
  const from = pos + open.length;
  // Never further than this, so that signs without a partner cost no more than their number.
  const ahead = src.slice(from, Math.min(posMax, from + MAX_FORMULA));
  const length = open === '$' ? nextDollar(ahead) : ahead.indexOf(close);
  if (length < 0 || !isFormula(open, ahead.slice(0, length))) return false;
  const end = from + length + close.length;
  if (!standsAlone(open, src[pos - 1], src[end])) return false;
  if (!silent) {
    const token = state.push('math', '', 0);
    token.markup = open;
    token.content = ahead.slice(0, length).trim();
  }
  state.pos = end;
  return true;
}

/** The first dollar sign that is not escaped. */
function nextDollar(text: string): number {
  let at = text.indexOf('$');
  while (at > 0 && text[at - 1] === '\\') at = text.indexOf('$', at + 1);
  return at;
}

/** Prices, shell variables and escaped brackets have the same signs; a formula has signs of its own too. */
function isFormula(open: Opening, tex: string): boolean {
  if (tex.trim() === '') return false;
  const hasSigns = /[\\^_=<>+{}]/.test(tex);
  if (open === '$') return !/^\s|\s$|\n/.test(tex) && (hasSigns || !/\s/.test(tex));
  return hasSigns || (open !== String.raw`\[` && !/\s/.test(tex));
}

/** `US$5-$7` is two prices, and `\[a\](b)` is no link but an escaped one. */
function standsAlone(open: Opening, before = ' ', after = ' '): boolean {
  if (open === '$') return !/[\p{L}\p{N}$]/u.test(before) && !/[\p{L}\p{N}$]/u.test(after);
  return open !== String.raw`\[` || after !== '(';
}

/** A formula that begins a line and ends one, without an empty line between. */
function mathBlock(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const open = ['$$', String.raw`\[`].find((each) => lineOf(state, startLine).startsWith(each));
  const pair = PAIRS.find(([each]) => each === open);
  if (pair === undefined) return false;
  const lines: string[] = [];
  for (let line = startLine; line < Math.min(endLine, startLine + MAX_LINES); line += 1) {
    const words = line === startLine ? lineOf(state, line).slice(2) : lineOf(state, line);
    const isLeft = line > startLine && (state.sCount[line] ?? 0) < state.blkIndent;
    if (isLeft || (words.trim() === '' && line > startLine)) return false;
    const end = words.indexOf(pair[1]);
    lines.push(end < 0 ? words : words.slice(0, end));
    if (end < 0) continue;
    const tex = lines.join('\n');
    if (words.slice(end + 2).trim() !== '' || !isFormula(pair[0], tex)) return false;
    if (!silent) pushBlock(state, startLine, line, pair[0], tex);
    return true;
  }
  return false;
}

function pushBlock(state: StateBlock, first: number, last: number, open: Opening, tex: string): void {
  const token = state.push('math_block', '', 0);
  token.block = true;
  token.map = [first, last + 1];
  token.markup = open;
  token.content = tex.trim();
  state.line = last + 1;
}
