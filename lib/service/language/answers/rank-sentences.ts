import type { AnswerType } from './answer-type.ts';
import type { Candidate } from './candidate-sentences.ts';

/** A word of the question: its stems in the languages of the pages, and how often it was asked. */
export interface AskedWord {
  stems: ReadonlySet<string>;
  count: number;
}

export interface RankedSentence {
  candidate: Candidate;
  score: number;
  /** The part of the question's weight that sentence, heading and title hold, 0 to 1. */
  covered: number;
}

const K1 = 1.2;
const B = 0.15;
const PARAGRAPH = 0.25;
const NEIGHBOUR = 0.12;
const ABOVE = 0.25;
const TYPE = 0.15;
const PAGE = 0.6;
/** In a page of few sentences the share of those with a word says little. */
const SMALL_PAGE = 4;
/** Words with their first letters alike are often of one family that the stemmer parts. */
const ALIKE_LETTERS = 5;
const ALIKE = 0.5;

/**
 * Ranks sentences by how well they answer: BM25 with hardly any punishment for length, idf from the sentences
 * of the page (there the library's idf misleads, and a word of the title tells nothing), the paragraph's own
 * score, what the neighbours add, the words of heading and title, whether the kind of thing asked for is
 * there, and how good the page is (`pageScores`, 0 to 1).
 */
export function rankSentences(
  pages: readonly (readonly Candidate[])[],
  asked: readonly AskedWord[],
  type: AnswerType | undefined,
  pageScores: readonly number[],
): RankedSentence[] {
  const matcher = new Matcher(asked);
  const ranked = pages.flatMap((candidates, page) =>
    rankWithin(candidates, matcher, type).map((sentence) => ({
      ...sentence,
      score: sentence.score + PAGE * (pageScores[page] ?? 0),
    })),
  );
  return ranked.toSorted((a, b) => b.score - a.score);
}

function rankWithin(
  candidates: readonly Candidate[],
  matcher: Matcher,
  type: AnswerType | undefined,
): RankedSentence[] {
  const held = candidates.map(({ stems }) => matcher.counts(stems));
  const over = candidates.map(({ above }) => matcher.presence(above));
  const weights = matcher.weights(held, over);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return [];
  const average =
    candidates.reduce((sum, { stems }) => sum + stems.length, 0) / Math.max(1, candidates.length);
  const paragraphs = paragraphScores(candidates, held, weights);
  return candidates.flatMap((candidate, at) => {
    const length = candidate.stems.length / Math.max(1, average);
    const { gained, covered } = weigh(weights, { held, over, at, length });
    if (covered === 0) return [];
    const kind = type !== undefined && gained > 0 && type(candidate.text) ? TYPE : 0;
    const score = (gained + PARAGRAPH * (paragraphs.get(candidate.block) ?? 0)) / total + kind;
    return [{ candidate, score, covered: covered / total }];
  });
}

/** What the words of one sentence gain, and how much of the question's weight it covers. */
function weigh(
  weights: readonly number[],
  {
    held,
    over,
    at,
    length,
  }: { held: readonly number[][]; over: readonly boolean[][]; at: number; length: number },
): { gained: number; covered: number } {
  let gained = 0;
  let covered = 0;
  weights.forEach((weight, word) => {
    const count = held[at]?.[word] ?? 0;
    const isNear = (held[at - 1]?.[word] ?? 0) > 0 || (held[at + 1]?.[word] ?? 0) > 0;
    const isOver = over[at]?.[word] === true;
    const aside = Math.max(isNear ? NEIGHBOUR : 0, isOver ? ABOVE : 0);
    gained += weight * (count > 0 ? (count * (K1 + 1)) / (count + K1 * (1 - B + B * length)) : aside);
    covered += weight * Math.max(Math.min(1, count), isOver ? 0.6 : 0, isNear ? 0.3 : 0);
  });
  return { gained, covered };
}

class Matcher {
  readonly #asked: readonly AskedWord[];
  readonly #exact = new Map<string, number>();
  readonly #alike = new Map<string, number>();

  constructor(asked: readonly AskedWord[]) {
    this.#asked = asked;
    asked.forEach(({ stems }, word) => {
      for (const stem of stems) {
        this.#exact.set(stem, word);
        if (stem.length >= ALIKE_LETTERS) this.#alike.set(stem.slice(0, ALIKE_LETTERS), word);
      }
    });
  }

  counts(stems: readonly string[]): number[] {
    const counts = this.#asked.map(() => 0);
    for (const stem of stems) {
      const exact = this.#exact.get(stem);
      const word =
        exact ?? (stem.length < ALIKE_LETTERS ? undefined : this.#alike.get(stem.slice(0, ALIKE_LETTERS)));
      if (word !== undefined) counts[word] = (counts[word] ?? 0) + (exact === undefined ? ALIKE : 1);
    }
    return counts;
  }

  presence(above: ReadonlySet<string>): boolean[] {
    return this.#asked.map(({ stems }) => [...stems].some((stem) => above.has(stem)));
  }

  /**
   * What each word tells: how rare it is among the sentences of the page and what stands over them, times how
   * often it was asked.
   */
  weights(held: readonly (readonly number[])[], over: readonly (readonly boolean[])[]): number[] {
    return this.#asked.map(({ count }, word) => {
      const holders = held.filter((own, at) => (own[word] ?? 0) > 0 || over[at]?.[word] === true).length;
      return count * Math.log(1 + (held.length - holders + SMALL_PAGE) / (holders + 0.5));
    });
  }
}

/** Of each paragraph: the words that any of its sentences hold, by weight. */
function paragraphScores(
  candidates: readonly Candidate[],
  held: readonly (readonly number[])[],
  weights: readonly number[],
): Map<number, number> {
  const words = new Map<number, Set<number>>();
  candidates.forEach(({ block }, at) => {
    const own = words.get(block) ?? new Set();
    words.set(block, own);
    for (const [word, count] of (held[at] ?? []).entries()) if (count > 0) own.add(word);
  });
  const sumOf = (own: ReadonlySet<number>): number =>
    [...own].reduce((sum, word) => sum + (weights[word] ?? 0), 0);
  return new Map([...words].map(([block, own]) => [block, sumOf(own)]));
}
