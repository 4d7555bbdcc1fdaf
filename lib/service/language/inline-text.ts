const ESCAPABLE = /[!-/:-@[-`{-~]/;
const WORD = /[\p{L}\p{N}]/u;

/** Of a link, only as much address is looked through for its end; a longer one is text. */
const LONGEST_ADDRESS = 4_000;
const LONGEST_LABEL = 100;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/**
 * One run of inline Markdown as plain text: link texts without addresses, no pictures, no emphasis marks, no
 * footnote marks, code without its ticks. Runs once over the text; what looks like Markdown but is not closed
 * stays as it is.
 */
export function inlineText(markdown: string): string {
  if (!/[\\[\]*_`<&~!]/.test(markdown)) return markdown.replaceAll(/\s+/g, ' ').trim();
  return new InlineScanner(markdown).text().replaceAll(/\s+/g, ' ').trim();
}

class InlineScanner {
  readonly #source: string;
  readonly #parts: string[] = [];
  /** Indexes into `#parts` of brackets that are open. */
  readonly #open: { part: number; image: boolean }[] = [];
  #at = 0;
  /** Searches that failed up to here need no second try: this keeps hostile text linear. */
  #noAddressBefore = 0;
  #noTickAfter = Infinity;

  constructor(source: string) {
    this.#source = source;
  }

  text(): string {
    const special = /[\\[\]*_`<&~!]/g;
    while (this.#at < this.#source.length) {
      special.lastIndex = this.#at;
      const next = special.exec(this.#source)?.index ?? this.#source.length;
      if (next > this.#at) this.#parts.push(this.#source.slice(this.#at, next));
      this.#at = next;
      if (next < this.#source.length) this.#step(this.#source.charAt(next));
    }
    return this.#parts.join('');
  }

  #step(sign: string): void {
    const next = this.#source.charAt(this.#at + 1);
    if (sign === '\\' && ESCAPABLE.test(next)) this.#take(2, next);
    else if (sign === '!' && next === '[') this.#openBracket(2, true);
    else if (sign === '[') this.#openBracket(1, false);
    else if (sign === ']') this.#closeBracket();
    else if (sign === '`') this.#code();
    else if (sign === '<') this.#tag();
    else if (sign === '&') this.#entity();
    else if (sign === '*' || sign === '_' || sign === '~') this.#mark(sign);
    else this.#take(1, sign);
  }

  #take(length: number, text: string): void {
    this.#at += length;
    if (text !== '') this.#parts.push(text);
  }

  #openBracket(length: number, image: boolean): void {
    this.#open.push({ part: this.#parts.length, image });
    this.#take(length, image ? '![' : '[');
  }

  #closeBracket(): void {
    const open = this.#open.pop();
    const end = open === undefined ? -1 : this.#linkEnd(this.#at + 1);
    if (open === undefined || end < 0) {
      const isFootnote = open !== undefined && this.#parts[open.part + 1]?.startsWith('^') === true;
      if (isFootnote) this.#parts.length = open.part;
      this.#take(1, isFootnote ? '' : ']');
      return;
    }
    const inner = open.image ? '' : this.#parts.slice(open.part + 1).join('');
    this.#parts.length = open.part;
    // `[12]` in small print is a reference of an encyclopedia, not a word of the sentence.
    if (!/^\s*\[?\s*(?:\d{1,3}|[a-z]|note \d{1,2}|citation needed)\s*\]\s*$/.test(inner))
      this.#parts.push(inner);
    this.#at = end;
  }

  /** Just behind the address or the `[label]` of a link, or -1. */
  #linkEnd(from: number): number {
    if (this.#source.charAt(from) !== '[') return this.#addressEnd(from);
    const end = this.#source.slice(from, from + LONGEST_LABEL).indexOf(']');
    return end < 0 ? -1 : from + end + 1;
  }

  /** Just behind the `)` of an address that begins at `from`, or -1. */
  #addressEnd(from: number): number {
    if (this.#source.charAt(from) !== '(' || from < this.#noAddressBefore) return -1;
    const last = Math.min(this.#source.length, from + LONGEST_ADDRESS);
    let depth = 0;
    for (let at = from; at < last; at += 1) {
      const sign = this.#source.charAt(at);
      if (sign === '\\') at += 1;
      else if (sign === '(') depth += 1;
      else if (sign === ')' && (depth -= 1) === 0) return at + 1;
    }
    this.#noAddressBefore = last;
    return -1;
  }

  #code(): void {
    let ticks = 1;
    while (this.#source.charAt(this.#at + ticks) === '`') ticks += 1;
    const inside = this.#at + ticks;
    const end = inside > this.#noTickAfter ? -1 : this.#source.indexOf('`'.repeat(ticks), inside);
    if (end < 0) {
      this.#noTickAfter = inside;
      this.#take(ticks, '');
      return;
    }
    this.#parts.push(this.#source.slice(inside, end));
    this.#at = end + ticks;
  }

  #tag(): void {
    const tag = /^<(\/?[A-Za-z][^<>]{0,300})>/.exec(this.#source.slice(this.#at, this.#at + 304));
    if (tag === null) this.#take(1, '<');
    else this.#take(tag[0].length, /^[a-z]+:/i.test(tag[1] ?? '') ? (tag[1] ?? '') : ' ');
  }

  #entity(): void {
    const end = this.#source.slice(this.#at, this.#at + 8).indexOf(';');
    const text = ENTITIES[this.#source.slice(this.#at, this.#at + end + 1)];
    if (end < 0 || text === undefined) this.#take(1, '&');
    else this.#take(end + 1, text);
  }

  /**
   * Marks at the edge of a word are emphasis; within a word (`snake_case`) or alone (`2 * 3`) they are text.
   */
  #mark(sign: string): void {
    let length = 1;
    while (this.#source.charAt(this.#at + length) === sign) length += 1;
    const before = this.#source.charAt(this.#at - 1);
    const after = this.#source.charAt(this.#at + length);
    const alone = (before === '' || before === ' ') && (after === '' || after === ' ');
    const inWord = sign !== '*' && WORD.test(before) && WORD.test(after);
    const single = sign === '~' && length === 1;
    this.#take(length, alone || inWord || single ? sign.repeat(length) : '');
  }
}
