import { fenceTracker, linesOf } from './markdown-lines.ts';

const DEFINITION = /^\[\^([^\s[\]]{1,100})\]:/;
/** A reference, or a stretch of code, in which there is none. */
const REFERENCE = /`[^`]{1,1000}`|\[\^([^\s[\]]{1,100})\]/g;

/** Characters of footnotes after which the next ones are drawn by themselves. */
const TOGETHER = 8_000;

/** What a piece of a text has to know of a footnote that is numbered in the whole text. */
export interface KnownFootnote {
  /** From 1, in the order in which the text refers to them. */
  number: number;
  /** How often the whole text refers to it, and how often it does before this piece. */
  references: number;
  before: number;
  /** Its text stands in this piece. */
  here: boolean;
}

export interface LiftedPiece {
  source: string;
  /** The footnotes that it refers to and those that stand in it, by label. Absent where it numbers its own. */
  footnotes?: ReadonlyMap<string, KnownFootnote>;
}

/** The labels of the footnotes that a piece refers to, as often as it does, and of those that stand in it. */
interface Section {
  source: string;
  refers: readonly string[];
  defines: ReadonlySet<string>;
}

/**
 * Pieces of one text with the texts of its footnotes behind them all, and numbered through the whole: a piece that is
 * drawn by itself would not find them, or begin anew with each. None of the pieces is empty.
 */
export function liftFootnotes(pieces: readonly string[]): readonly LiftedPiece[] {
  const asTheyAre = () => pieces.map((source) => ({ source }));
  // A text in one piece is numbered as it is drawn.
  if (pieces.length < 2 || !pieces.some((piece) => piece.includes('[^'))) return asTheyAre();
  const notes = new Map<string, string>();
  const bodies = pieces.map((piece) => withoutNotes(piece, notes)).filter((body) => body.trim() !== '');
  if (notes.size === 0) return asTheyAre();
  const sections = bodies.map((source) => ({ source, refers: labelsIn(source), defines: new Set<string>() }));
  const order = orderOf(notes, sections);
  return numbered([...sections, ...together(order, notes)], order);
}

/** What is left of a piece when the texts of its footnotes, the first of each label, are put aside. */
function withoutNotes(piece: string, notes: Map<string, string>): string {
  const body: string[] = [];
  const fence = fenceTracker();
  let lines: string[] | undefined;
  let label = '';
  const finish = () => {
    if (lines) notes.set(label, lines.join('\n').trimEnd());
    lines = undefined;
  };
  for (const { line } of linesOf(piece)) {
    const [mark, begun = ''] = DEFINITION.exec(line.slice(0, 200)) ?? [];
    const begins = mark !== undefined && !fence.inside() && !notes.has(begun) && begun !== label;
    if (begins || (line.trim() !== '' && !/^\s{2}/.test(line))) finish();
    if (begins) [lines, label] = [[], begun];
    if (!lines) fence.see(line);
    (lines ?? body).push(line);
  }
  finish();
  return body.join('\n');
}

function labelsIn(source: string): string[] {
  const labels: string[] = [];
  const fence = fenceTracker();
  for (const { line } of linesOf(source)) {
    if (!fence.inside() && line.includes('[^'))
      for (const [, label] of line.replace(DEFINITION, '').matchAll(REFERENCE)) if (label) labels.push(label);
    fence.see(line);
  }
  return labels;
}

/** The labels as the text refers to them, then those that only footnotes refer to, then those that nothing does. */
function orderOf(notes: ReadonlyMap<string, string>, sections: readonly Section[]): string[] {
  const named = new Set(sections.flatMap(({ refers }) => refers).filter((label) => notes.has(label)));
  // What is added to a set while it is gone through has its turn too.
  for (const label of named)
    for (const next of labelsIn(notes.get(label) ?? '')) if (notes.has(next)) named.add(next);
  return [...named, ...[...notes.keys()].filter((label) => !named.has(label))];
}

/** The texts of footnotes in as few pieces as can be drawn at once. */
function together(order: readonly string[], notes: ReadonlyMap<string, string>): Section[] {
  const pieces: { labels: string[]; length: number }[] = [];
  for (const label of order) {
    let piece = pieces.at(-1);
    if (!piece || piece.length >= TOGETHER) pieces.push((piece = { labels: [], length: 0 }));
    piece.labels.push(label);
    piece.length += notes.get(label)?.length ?? 0;
  }
  return pieces.map(({ labels }) => {
    const source = labels.map((label) => notes.get(label)).join('\n\n');
    return { source, refers: labelsIn(source), defines: new Set(labels) };
  });
}

function numbered(sections: readonly Section[], order: readonly string[]): LiftedPiece[] {
  const known = new Map(order.map((label, index) => [label, { number: index + 1, references: 0 }]));
  for (const label of sections.flatMap(({ refers }) => refers)) {
    const footnote = known.get(label);
    if (footnote) footnote.references += 1;
  }
  const before = new Map<string, number>();
  return sections.map(({ source, refers, defines }) => {
    const footnotes = new Map<string, KnownFootnote>();
    for (const label of [...refers, ...defines]) {
      const [footnote, here] = [known.get(label), defines.has(label)];
      if (footnote) footnotes.set(label, { ...footnote, before: before.get(label) ?? 0, here });
    }
    for (const label of refers) before.set(label, (before.get(label) ?? 0) + 1);
    return { source, footnotes };
  });
}
