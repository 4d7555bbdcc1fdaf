import { blockText } from '../markdown-text.ts';
import { markdownBlocks, type MarkdownBlock } from '../markdown-blocks.ts';
import { inlineText } from '../inline-text.ts';
import { sentences } from '../sentences.ts';
import { splitWords } from '../words/split-words.ts';
import { isAside, isEnded } from './clean-sentence.ts';

/** A sentence that may stand in a summary. */
export interface SummarySentence {
  text: string;
  /** How many words it has. */
  words: number;
  kind: MarkdownBlock['kind'];
  /** How many headings stand above it. */
  section: number;
  /** It ends as sentences do, and is no line of a list or a form. */
  isEnded: boolean;
}

/** Longer than this are lists and tables without their marks. */
const LONGEST = 600;
const LEAST_WORDS = 5;

/** The sentences of a page in order, without code, headings, bylines, dates, credits and the repeated title. Linear. */
export function summarySentences(markdown: string, title: string, language: string): SummarySentence[] {
  const said = title.trim().toLowerCase();
  const found: SummarySentence[] = [];
  let section = 0;
  const blocks = markdownBlocks(markdown);
  blocks.forEach((block, number) => {
    if (block.kind === 'heading') section += 1;
    if (block.kind === 'heading' || block.kind === 'code') return;
    const lines = linesOf(block).flatMap((line) => sentences(line, language));
    for (const line of withItems(lines, blocks[number + 1])) {
      const text = line.replace(/^[-–—•*] +/, '');
      if (text.length > LONGEST || /[:：]$/.test(text) || isAside(text) || text.toLowerCase() === said)
        continue;
      const words = splitWords(text).length;
      if (words >= LEAST_WORDS)
        found.push({ text, words, kind: block.kind, section, isEnded: isEnded(text) });
    }
  });
  return found;
}

/** A line break that was typed parts verses, addresses and the rows of a form: no sentence goes on behind it. */
function linesOf(block: MarkdownBlock): string[] {
  if (block.kind === 'list' || block.kind === 'table') return blockText(block).split('\n');
  if (block.kind !== 'paragraph' || !block.lines.some((line) => line.endsWith('  ')))
    return [blockText(block)];
  const lines: string[] = [];
  let open = '';
  for (const line of block.lines) {
    open = open === '' ? line : `${open} ${line}`;
    if (!line.endsWith('  ')) continue;
    lines.push(inlineText(open));
    open = '';
  }
  return [...lines, inlineText(open)];
}

/** A sentence that ends in a colon is nothing without the list that it announces. */
function withItems(texts: readonly string[], next: MarkdownBlock | undefined): readonly string[] {
  const last = texts.at(-1);
  if (last === undefined || !/[:：]$/.test(last) || next?.kind !== 'list') return texts;
  const items = blockText(next)
    .split('\n')
    .map((item) => item.replace(/[;.,?!]$/, ''));
  const whole = `${last} ${items.join('; ')}.`;
  return whole.length <= LONGEST ? [...texts.slice(0, -1), whole] : texts;
}
