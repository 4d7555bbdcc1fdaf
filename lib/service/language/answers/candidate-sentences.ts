import { languageOf } from '../words/detect-language.ts';
import { markdownText, type TextBlock } from '../markdown-text.ts';
import { sentences } from '../sentences.ts';
import { splitWords } from '../words/split-words.ts';
import { stemWord } from '../words/stem-word.ts';
import { stemWords } from '../words/stem-words.ts';

/** A sentence that may stand in an answer or a summary. */
export interface Candidate {
  text: string;
  stems: string[];
  /** As written, lower case, in the order of the stems. */
  words: string[];
  /** Index of its page among the pages given. */
  page: number;
  /** Number of its block within the page. */
  block: number;
  kind: TextBlock['kind'];
  /** Stems of title and nearest heading. */
  above: ReadonlySet<string>;
  /** Their words as written, lower case. */
  aboveWords: readonly string[];
}

/**
 * A sentence longer than this is a list or a table without its marks; it is cut at its semicolons and commas.
 */
const LONGEST = 600;

/**
 * The sentences of a page in order: of lists and tables each line, of code nothing. Reads at most `room`
 * characters of text.
 */
export function candidateSentences(
  article: { markdown: string; title: string; language: string | undefined },
  page: number,
  room: number,
): Candidate[] {
  const blocks = markdownText(article.markdown.slice(0, room));
  const language = pageLanguage(article, blocks);
  const titleStems = stemWords(article.title, language);
  const found: Candidate[] = [];
  const titleWords = splitWords(article.title);
  let above: ReadonlySet<string> = new Set(titleStems);
  let aboveWords: readonly string[] = titleWords;
  let left = room;
  blocks.forEach((block, number) => {
    if (block.kind === 'heading') {
      above = new Set([...titleStems, ...stemWords(block.text, language)]);
      aboveWords = [...titleWords, ...splitWords(block.text)];
    }
    if (block.kind === 'heading' || block.kind === 'code' || left <= 0) return;
    left -= block.text.length;
    for (const text of withItems(pieces(block, language), blocks[number + 1])) {
      const words = splitWords(text);
      found.push({
        text,
        words,
        stems: words.map((word) => stemWord(word, language)),
        page,
        block: number,
        kind: block.kind,
        above,
        aboveWords,
      });
    }
  });
  return found;
}

/** The language that a page's words are compared in. */
export function pageLanguage(
  article: { title: string; language: string | undefined },
  blocks: readonly TextBlock[],
): string {
  const sample = blocks.slice(0, 12).map((block) => block.text.slice(0, 1_000));
  return languageOf(article.language, [article.title, ...sample].join(' '));
}

function pieces(block: TextBlock, language: string): string[] {
  const lines = block.kind === 'list' || block.kind === 'table' ? block.text.split('\n') : [block.text];
  return lines.flatMap((line) => sentences(line, language)).flatMap(shortened);
}

/** A sentence that ends in a colon is nothing without the list that it announces. */
function withItems(texts: readonly string[], next: TextBlock | undefined): readonly string[] {
  const last = texts.at(-1);
  if (last === undefined || !/[:：]$/.test(last) || next?.kind !== 'list') return texts;
  const items = next.text.split('\n').map((item) => item.replace(/[;.,]$/, ''));
  const whole = `${last} ${items.join('; ')}.`;
  return whole.length <= LONGEST ? [...texts.slice(0, -1), whole] : texts;
}

function shortened(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const parts: string[] = [];
  let from = 0;
  while (sentence.length - from > LONGEST) {
    const piece = sentence.slice(from, from + LONGEST);
    const cut = Math.max(
      piece.lastIndexOf('; '),
      piece.lastIndexOf(', '),
      piece.lastIndexOf('，'),
      piece.lastIndexOf(' '),
    );
    const end = cut > LONGEST / 2 ? cut + 1 : LONGEST;
    parts.push(piece.slice(0, end).trim());
    from += end;
  }
  parts.push(sentence.slice(from).trim());
  return parts.filter((part) => part !== '');
}
