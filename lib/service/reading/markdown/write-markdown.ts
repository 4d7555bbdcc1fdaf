import type { Context } from './context.ts';
import { findBlockish } from './tags.ts';
import { writeBlocks } from './write-blocks.ts';
import { writeInline } from './write-inline.ts';

/**
 * An element of a normalised document as GitHub-flavoured Markdown, with `$` around TeX and the footnotes that
 * the text refers to at the end. The element is not changed. Time grows with the length of the page only.
 */
export function writeMarkdown(
  root: Element,
  options: { notes: ReadonlyMap<string, Element>; rawTex: boolean },
): string {
  const context: Context = {
    ...options,
    blockish: findBlockish(root),
    cited: new Set(),
    nesting: 0,
    link: undefined,
    bold: false,
    italic: false,
    oneLine: false,
    writeBlocks,
    writeInline,
  };
  const text = writeBlocks(root, context);
  const notes = writeNotes(context);
  return [text, notes].filter((part) => part !== '').join('\n\n');
}

/** A note may cite a further one: the set grows while it is gone through, and each is written once. */
function writeNotes(context: Context): string {
  const written: string[] = [];
  for (const label of context.cited) {
    const note = context.notes.get(label);
    if (note === undefined) continue;
    const text = writeBlocks(note, { ...context, blockish: findBlockish(note) });
    written.push(`[^${label}]: ${text.replaceAll('\n', '\n    ').replaceAll('\n    \n', '\n\n')}`);
  }
  return written.join('\n');
}
