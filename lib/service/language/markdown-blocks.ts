/** A block of Markdown, still in Markdown: `blockText` makes it plain. */
export interface MarkdownBlock {
  kind: 'paragraph' | 'list' | 'table' | 'code' | 'quote' | 'heading';
  lines: string[];
  /** The Markdown of the nearest heading above; empty before the first. */
  heading: string;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}#{1,6}(?:[ \t]|$)/;
const ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;
const RULE = /^ {0,3}(?:-[ \t]*){3,}$|^ {0,3}(?:\*[ \t]*){3,}$|^ {0,3}(?:_[ \t]*){3,}$/;
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;

/** Where a label of a link leads: no text. */
const LABEL = /^ {0,3}\[[^\]]{1,100}\]: *\S/;

/**
 * Lists, tables and code are cut into blocks of about this many characters, so that a passage stays quotable.
 */
const LONG_BLOCK = 1_200;

/**
 * The blocks of a Markdown text in order, without its rules and blank lines. Linear; nothing is parsed within
 * lines.
 */
export function markdownBlocks(markdown: string): MarkdownBlock[] {
  const lines = markdown.split(/\r\n|\n|\r/);
  const cutter = new BlockCutter();
  for (let at = 0; at < lines.length; at += 1) cutter.line(lines[at] ?? '', lines[at + 1] ?? '');
  return cutter.end();
}

class BlockCutter {
  readonly #blocks: MarkdownBlock[] = [];
  #open: MarkdownBlock | undefined;
  #size = 0;
  #heading = '';
  #fence: string | undefined;
  #blankInList = false;

  line(line: string, next: string): void {
    if (this.#fence !== undefined) this.#code(line);
    else if (line.trim() === '') this.#blank();
    else this.#text(line, next);
  }

  end(): MarkdownBlock[] {
    this.#close();
    return this.#blocks;
  }

  #text(line: string, next: string): void {
    const fence = FENCE.exec(line)?.[1];
    if (fence !== undefined) this.#begin('code', (this.#fence = fence));
    else if (HEADING.test(line)) this.#headingLine(line.replace(/^[ \t]*#+/, ''));
    else if (this.#open === undefined && next !== '' && UNDERLINE.test(next)) this.#headingLine(line);
    else if (RULE.test(line) || UNDERLINE.test(line) || LABEL.test(line)) this.#close();
    else if (/^[ \t]*\|/.test(line)) this.#add('table', line);
    else if (/^ {0,3}>/.test(line)) this.#add('quote', line);
    else if (ITEM.test(line)) this.#add('list', line);
    else if (this.#continuesList(line)) this.#add('list', line);
    else this.#add('paragraph', line);
    this.#blankInList = false;
  }

  #continuesList(line: string): boolean {
    return this.#open?.kind === 'list' && (!this.#blankInList || /^(?: {2}|\t)/.test(line));
  }

  #headingLine(text: string): void {
    this.#close();
    this.#heading = text.replace(/[ \t]#+[ \t]*$/, '').trim();
    this.#blocks.push({ kind: 'heading', lines: [this.#heading], heading: this.#heading });
  }

  #code(line: string): void {
    const fence = this.#fence ?? '';
    if (line.trim().startsWith(fence) && line.trim().replaceAll(fence.charAt(0), '') === '') {
      this.#fence = undefined;
      this.#close();
    } else this.#add('code', line);
  }

  #blank(): void {
    // The items of a loose list have blank lines between them.
    if (this.#open?.kind === 'list') this.#blankInList = true;
    else this.#close();
  }

  #begin(kind: MarkdownBlock['kind'], fence: string | undefined): void {
    this.#close();
    this.#fence = fence;
    this.#open = { kind, lines: [], heading: this.#heading };
  }

  #add(kind: MarkdownBlock['kind'], line: string): void {
    if (this.#open?.kind !== kind) this.#begin(kind, this.#fence);
    else if (this.#size > LONG_BLOCK && isCuttable(kind)) this.#split(kind);
    this.#open?.lines.push(line);
    this.#size += line.length;
  }

  /** A table's second part keeps the names of its columns. */
  #split(kind: MarkdownBlock['kind']): void {
    const head = kind === 'table' ? (this.#open?.lines.slice(0, 2) ?? []) : [];
    this.#begin(kind, this.#fence);
    this.#open?.lines.push(...head);
  }

  #close(): void {
    if (this.#open !== undefined && this.#open.lines.length > 0) this.#blocks.push(this.#open);
    this.#open = undefined;
    this.#size = 0;
    this.#blankInList = false;
  }
}

function isCuttable(kind: MarkdownBlock['kind']): boolean {
  return kind === 'list' || kind === 'table' || kind === 'code';
}
