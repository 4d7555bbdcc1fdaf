/** Languages that write compounds as one word: the head of `Wassermühle` is its end. */
const COMPOUNDING: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'no', 'nb', 'nn']);

/** Letters of a tail, and of the shortest root that may be one part of a compound. */
const TAIL = 4;
/** Shorter roots are no compounds, and no longer one is looked for as a part. */
const SHORTEST_COMPOUND = 7;

/**
 * A word without accents and its last ending. A rootmer parts `hamster` from `feldhamster`, for how much it takes off
 * hangs on where the word begins.
 */
function rootOf(word: string): string {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
  return plain.replace(/(?<=.{3})(?:(?<=er)n|e[nsm]?|n|s)$/u, '');
}

/** Whether a language writes compounds as one word. */
export function isCompounding(language: string): boolean {
  return COMPOUNDING.has(language);
}

/**
 * The term that a long word is indexed by beside its stem, which keeps only the first letters: its last ones. The mark
 * keeps it apart from words.
 */
export function tailOf(word: string, language: string): string | undefined {
  if (word.length < SHORTEST_COMPOUND || !isCompounding(language)) return undefined;
  const root = rootOf(word);
  return root.length < SHORTEST_COMPOUND ? undefined : `~${root.slice(-TAIL)}`;
}

/** The term that compounds stand under whose last part is this word. */
export function tailSought(word: string, language: string): string | undefined {
  if (!isCompounding(language)) return undefined;
  const root = rootOf(word);
  return root.length < TAIL || root.length > SHORTEST_COMPOUND ? undefined : `~${root.slice(-TAIL)}`;
}

/** Where a long word may be cut in two: all the ways, for no dictionary tells which is right. */
export function partings(word: string, language: string): (readonly [string, string])[] {
  if (word.length < SHORTEST_COMPOUND || word.length > 40 || !isCompounding(language)) return [];
  return Array.from(
    { length: word.length - 2 * TAIL + 2 },
    (_, at) => [word.slice(0, at + TAIL), word.slice(at + TAIL)] as const,
  );
}

/** Of what roots the compounds of a text are made that a question names in part, or the other way round. */
export class CompoundFinder {
  readonly #heads = new Map<string, number>();

  /** The words of the question, by their numbers. */
  constructor(words: readonly string[], language: string) {
    if (!isCompounding(language)) return;
    words.forEach((word, number) => {
      const root = rootOf(word);
      if (root.length >= TAIL && !this.#heads.has(root)) this.#heads.set(root, number);
      // What the question writes as one word the text may say in short.
      for (let from = TAIL - 1; root.length - from > TAIL; from += 1) {
        const end = root.slice(from);
        if (!this.#heads.has(end)) this.#heads.set(end, number);
      }
    });
  }

  /** The number of the question's word that a word of a text ends in, or that ends in it. */
  find(word: string): number | undefined {
    if (this.#heads.size === 0 || word.length < TAIL || word.length > 40) return undefined;
    const root = rootOf(word);
    const whole = this.#heads.get(root);
    if (whole !== undefined) return whole;
    for (let from = TAIL - 1; root.length - from >= TAIL; from += 1) {
      const number = this.#heads.get(root.slice(from));
      if (number !== undefined) return number;
    }
    return undefined;
  }
}
