import { fenceTracker, linesOf } from './markdown-lines.ts';

const DEFINITION = /^\[\^([^\s[\]]{1,100})\]:/;
const REFERENCE = /\[\^([^\s[\]]{1,100})\](?!:)/g;

/** A piece without the texts of its footnotes, and these by label. */
interface Parted {
  body: string;
  notes: Map<string, string>;
}

/**
 * Pieces of one text, each with the texts of the footnotes that it refers to: pages have them all at their end, and a
 * piece that is drawn by itself would not find them. One that nothing refers to stays where it was.
 */
export function spreadFootnotes(pieces: readonly string[]): readonly string[] {
  if (!pieces.some((piece) => piece.includes('[^'))) return pieces;
  const parted = pieces.map(part);
  const all = new Map<string, string>();
  for (const { notes } of parted)
    for (const [label, note] of notes) if (!all.has(label)) all.set(label, note);
  const wanted = parted.map(({ body }) => labelsIn(body));
  const anywhere = new Set(wanted.flatMap((labels) => [...labels]));
  return parted.map(({ body, notes }, index) => {
    const here = [...(wanted[index] ?? [])].map((label) => all.get(label) ?? '');
    const idle = [...notes].filter(([label]) => !anywhere.has(label)).map(([, note]) => note);
    return [body, ...here, ...idle].filter((each) => each !== '').join('\n\n');
  });
}

const labelsIn = (body: string) => new Set([...body.matchAll(REFERENCE)].map(([, label = '']) => label));

function part(piece: string): Parted {
  const body: string[] = [];
  const notes = new Map<string, string>();
  const fence = fenceTracker();
  let current: string | undefined;
  for (const { line } of linesOf(piece)) {
    const [mark, label = ''] = DEFINITION.exec(line.slice(0, 200)) ?? [];
    if (mark !== undefined && !fence.inside() && !notes.has(label)) current = label;
    else if (line.trim() !== '' && !/^\s{2}/.test(line)) current = undefined;
    if (current === undefined) {
      fence.see(line);
      body.push(line);
    } else notes.set(current, [...(notes.has(current) ? [notes.get(current)] : []), line].join('\n'));
  }
  return { body: body.join('\n'), notes };
}
