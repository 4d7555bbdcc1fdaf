import { CompoundFinder } from '../words/compounds.ts';
import { familyOf } from '../words/synonyms.ts';
import type { AskedWord } from './asked-words.ts';

/** What a word tells is so much a matter of the library, and the rest of the page. */
const OF_LIBRARY = 0.4;
/** In a page of few sentences the share of those with a word says little. */
const SMALL_PAGE = 4;
/** Words with their first letters alike are often of one family that the stemmer parts. */
const ALIKE_LETTERS = 5;
/** Such a word, and one of the same meaning, count for half. */
const AKIN = 0.5;

/** Finds the words of a question in sentences. Words are numbered as they were asked. */
export class Matcher {
  readonly #asked: readonly AskedWord[];
  readonly #exact = new Map<string, number>();
  readonly #alike = new Map<string, number>();
  readonly #families = new Map<number, number>();
  readonly #language: string;
  readonly #compounds: CompoundFinder;
  readonly #words: ReadonlySet<string>;

  /** `language` is that of the question: words of one meaning are looked for in it. */
  constructor(asked: readonly AskedWord[], language: string) {
    this.#asked = asked;
    this.#language = language;
    this.#compounds = new CompoundFinder(
      asked.map(({ word }) => word),
      language,
    );
    this.#words = new Set(asked.map(({ word }) => word));
    asked.forEach(({ stems }, word) => {
      for (const stem of stems) {
        this.#exact.set(stem, word);
        if (stem.length >= ALIKE_LETTERS) this.#alike.set(stem.slice(0, ALIKE_LETTERS), word);
        const family = familyOf(stem, this.#language);
        if (family !== undefined) this.#families.set(family, word);
      }
    });
  }

  /** Whether the question holds a word as it is written, lower case. */
  holds(word: string): boolean {
    return this.#words.has(word);
  }

  /** How often a sentence holds each word, words that are akin to it in part. */
  counts(stems: readonly string[], words: readonly string[]): number[] {
    const counts = this.#asked.map(() => 0);
    for (const [at, stem] of stems.entries()) {
      const exact = this.#exact.get(stem);
      const word = exact ?? this.#akin(stem) ?? this.#compounds.find(words[at] ?? '');
      const part = exact === undefined ? AKIN : 1;
      if (word !== undefined) counts[word] = (counts[word] ?? 0) + part;
    }
    return counts;
  }

  #akin(stem: string): number | undefined {
    const alike = stem.length < ALIKE_LETTERS ? undefined : this.#alike.get(stem.slice(0, ALIKE_LETTERS));
    if (alike !== undefined) return alike;
    const family = this.#families.size === 0 ? undefined : familyOf(stem, this.#language);
    return family === undefined ? undefined : this.#families.get(family);
  }

  /** Which words stand in heading or title. */
  presence(above: ReadonlySet<string>, words: readonly string[]): boolean[] {
    const within = new Set(words.map((word) => this.#compounds.find(word)));
    return this.#asked.map(
      ({ stems }, word) => within.has(word) || [...stems].some((stem) => above.has(stem)),
    );
  }

  /**
   * What each word tells: how rare it is among the sentences of the page and what stands over them and in the library,
   * times how often it was asked.
   */
  weights(held: readonly (readonly number[])[], over: readonly (readonly boolean[])[]): number[] {
    return this.#asked.map(({ count, rarity }, word) => {
      const holders = held.filter((own, at) => (own[word] ?? 0) > 0 || over[at]?.[word] === true).length;
      const here = Math.log(1 + (held.length - holders + SMALL_PAGE) / (holders + 0.5));
      return count * (rarity === undefined ? here : (1 - OF_LIBRARY) * here + OF_LIBRARY * rarity);
    });
  }

  /** The same where the question is whether there is an answer at all: in the library, and the rarest words most. */
  told(weights: readonly number[]): number[] {
    return this.#asked.map(({ count, rarity }, word) =>
      rarity === undefined ? (weights[word] ?? 0) : count * rarity ** 2,
    );
  }
}
