import type { MarkdownIt, StateBlock, StateCore, StateInline, Token } from 'markdown-it';
import type { KnownFootnote } from '#lib/reads/lift-footnotes.ts';
import { lineOf } from './line-of.ts';

/** What is known of one footnote while a text is parsed. */
interface Footnote {
  /** Its place among those that the text refers to; absent until it is referred to. */
  number?: number;
  references: number;
  /** Of how many references of the whole text, where this is a piece of one. */
  all?: number;
  /** Its text is here, or comes in another piece. */
  isSettled: boolean;
}

interface Footnotes {
  byLabel: Map<string, Footnote>;
  /** The number of the next one that is referred to. */
  next: number;
}

/** The footnotes of each text that is being parsed, by the environment that the parser hands on. */
const parsing = new WeakMap<object, Footnotes>();

/** What is known beforehand of the footnotes of a piece, by the same. */
const knownBefore = new WeakMap<object, ReadonlyMap<string, KnownFootnote>>();

/** Has a piece of a text numbered as the whole text is. */
export function numberFootnotes(environment: object, known: ReadonlyMap<string, KnownFootnote>): void {
  knownBefore.set(environment, known);
}

/** A label has no spaces and is short, so that a bracket without a partner is soon given up. */
const DEFINITION = /^\[\^([^\s[\]]{1,100})\]:[ \t]*/;
const REFERENCE = /\[\^([^\s[\]]{1,100})\]/y;

/**
 * Footnotes: `[^1]` becomes a `footnote_ref` with the attributes `number` and `count`; the texts stand at the end in
 * `footnotes_open`, one `footnote_open` each with `number` and `references`. Those that nothing refers to come last, so
 * that no word is lost. (markdown-it-footnote takes 12 seconds for 100,000 characters of `[^`.)
 */
export function footnoteRules({ block, inline, core }: MarkdownIt): void {
  core.ruler.before('block', 'footnotes_begin', ({ env }) => {
    parsing.set(env, begin(knownBefore.get(env) ?? new Map()));
  });
  block.ruler.before('reference', 'footnote', definition, { alt: ['paragraph', 'reference'] });
  inline.ruler.before('link', 'footnote_ref', reference);
  core.ruler.push('footnotes_end', moveToEnd);
}

function begin(known: ReadonlyMap<string, KnownFootnote>): Footnotes {
  const byLabel = new Map<string, Footnote>();
  for (const [label, { number, references, before, here }] of known)
    byLabel.set(label, { number, references: before, all: references, isSettled: !here });
  return { byLabel, next: known.size + 1 };
}

/** A text and the indented lines that follow it, also after an empty line. */
function definition(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const footnotes = parsing.get(state.env);
  const begins = DEFINITION.exec(lineOf(state, startLine).slice(0, 200));
  // A definition within a list or another one is text: nothing is nested without bound.
  if (!footnotes || !begins || state.level > 0) return false;
  const [mark, label = ''] = begins;
  const known = footnotes.byLabel.get(label);
  if (known?.isSettled) return false;
  if (silent) return true;
  footnotes.byLabel.set(label, { references: 0, ...known, isSettled: true });
  const lines = [lineOf(state, startLine).slice(mark.length)];
  let line = startLine + 1;
  for (; line < endLine && (state.isEmpty(line) || (state.sCount[line] ?? 0) >= 2); line += 1)
    lines.push(state.isEmpty(line) ? '' : state.getLines(line, line + 1, 4, false));
  push(state, 'footnote_open', 1).attrSet('label', label);
  // As a level deeper, so that what it holds is no footnote.
  parsing.delete(state.env);
  state.md.block.parse(lines.join('\n').trim(), state.md, state.env, state.tokens);
  parsing.set(state.env, footnotes);
  push(state, 'footnote_close', -1);
  state.line = line;
  return true;
}

function push(state: StateBlock, type: string, nesting: 1 | 0 | -1): Token {
  const token = state.push(type, '', nesting);
  token.block = true;
  return token;
}

function reference(state: StateInline, silent: boolean): boolean {
  REFERENCE.lastIndex = state.pos;
  const [mark, label = ''] = REFERENCE.exec(state.src) ?? [];
  const footnotes = parsing.get(state.env);
  const footnote = footnotes?.byLabel.get(label);
  if (mark === undefined || footnotes === undefined || footnote === undefined) return false;
  if (!silent) {
    if (footnote.number === undefined) {
      footnote.number = footnotes.next;
      footnotes.next += 1;
    }
    footnote.references += 1;
    const token = state.push('footnote_ref', '', 0);
    token.content = `[${footnote.number}]`;
    token.attrs = [
      ['number', String(footnote.number)],
      ['count', String(footnote.references)],
    ];
  }
  state.pos += mark.length;
  return true;
}

/** The texts of the footnotes to the end of all, in the order of their numbers. */
function moveToEnd(state: StateCore): void {
  const footnotes = parsing.get(state.env);
  parsing.delete(state.env);
  if (!footnotes || !state.tokens.some(({ type }) => type === 'footnote_open')) return;
  const body: Token[] = [];
  const texts: Token[][] = [];
  for (const token of state.tokens) {
    if (token.type === 'footnote_open') texts.push([]);
    const inside = texts.at(-1);
    (inside && inside.at(-1)?.type !== 'footnote_close' ? inside : body).push(token);
  }
  state.tokens = [
    ...body,
    new state.Token('footnotes_open', '', 1),
    ...inOrder(texts, footnotes.byLabel).flat(),
    new state.Token('footnotes_close', '', -1),
  ];
}

function inOrder(texts: Token[][], footnotes: Map<string, Footnote>): Token[][] {
  const known = texts.map((tokens) => {
    const label = String(tokens[0]?.attrGet('label') ?? '');
    return { tokens, footnote: footnotes.get(label) ?? { references: 0, isSettled: true } };
  });
  const sorted = known.toSorted(
    (one, other) => (one.footnote.number ?? Infinity) - (other.footnote.number ?? Infinity),
  );
  return sorted.map(({ tokens, footnote }, index) => {
    const [open] = tokens;
    if (open)
      open.attrs = [
        ['number', String(footnote.all === undefined ? index + 1 : footnote.number)],
        ['references', String(footnote.all ?? footnote.references)],
      ];
    return tokens;
  });
}
