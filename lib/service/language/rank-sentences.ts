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
const PARAGRAPH = 0.3;
const NEIGHBOUR = 0.12;
const ABOVE = 0.25;
const TYPE = 0.12;
const PAGE = 0.5;
/** Words with their first letters alike are often of one family that the stemmer parts. */
const ALIKE_LETTERS = 5;
const ALIKE = 0.5;

/**
 * Ranks sentences by how well they answer: BM25 with hardly any punishment for length, idf from the sentences at hand (in one article the
 * library's idf misleads), the paragraph's own score, what the neighbours add, the words of heading and title, whether the kind of thing asked for
 * is there, and how good the page is (`pageScores`, 0 to 1).
 */
export function rankSentences(
  candidates: readonly Candidate[],
  asked: readonly AskedWord[],
  type: AnswerType | undefined,
  pageScores: readonly number[],
): RankedSentence[] {
  const matcher = new Matcher(asked);
  const counts = candidates.map((candidate) => matcher.counts(candidate.stems));
  const weights = matcher.weights(counts);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return [];
  const average =
    candidates.reduce((sum, { stems }) => sum + stems.length, 0) / Math.max(1, candidates.length);
  const paragraphs = paragraphScores(candidates, counts, weights);
  const ranked = candidates.map((candidate, at): RankedSentence => {
    const own = counts[at] ?? [];
    const length = candidate.stems.length / Math.max(1, average);
    let sum = 0;
    let covered = 0;
    weights.forEach((weight, word) => {
      const count = own[word] ?? 0;
      const near = isNear(candidates, counts, at, word) ? NEIGHBOUR : 0;
      const over = matcher.isAbove(word, candidate.above) ? ABOVE : 0;
      const text = (count * (K1 + 1)) / (count + K1 * (1 - B + B * length));
      sum += weight * (text + (count > 0 ? 0 : Math.max(near, over)));
      covered += weight * Math.max(Math.min(1, count), over > 0 ? 0.6 : 0, near > 0 ? 0.3 : 0);
    });
    const kind = type !== undefined && sum > 0 && type(candidate.text) ? TYPE : 0;
    const paragraph = PARAGRAPH * (paragraphs.get(keyOf(candidate)) ?? 0);
    const score = sum / total + paragraph / total + kind + PAGE * (pageScores[candidate.page] ?? 0);
    return { candidate, score, covered: covered / total };
  });
  return ranked.filter(({ covered }) => covered > 0).toSorted((a, b) => b.score - a.score);
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

  isAbove(word: number, above: ReadonlySet<string>): boolean {
    for (const stem of this.#asked[word]?.stems ?? []) if (above.has(stem)) return true;
    return false;
  }

  /** What each word tells: how rare it is among the sentences at hand, times how often it was asked. */
  weights(counts: readonly (readonly number[])[]): number[] {
    return this.#asked.map(({ count }, word) => {
      const holders = counts.filter((own) => (own[word] ?? 0) > 0).length;
      return count * Math.log(1 + (counts.length - holders + 5.5) / (holders + 0.5));
    });
  }
}

/** Of each paragraph: the words that any of its sentences hold, by weight. */
function paragraphScores(
  candidates: readonly Candidate[],
  counts: readonly (readonly number[])[],
  weights: readonly number[],
): Map<string, number> {
  const held = new Map<string, Set<number>>();
  candidates.forEach((candidate, at) => {
    const key = keyOf(candidate);
    let words = held.get(key);
    if (words === undefined) held.set(key, (words = new Set()));
    for (const [word, count] of (counts[at] ?? []).entries()) if (count > 0) words.add(word);
  });
  return new Map(
    [...held].map(([key, words]) => [key, [...words].reduce((sum, word) => sum + (weights[word] ?? 0), 0)]),
  );
}

function isNear(
  candidates: readonly Candidate[],
  counts: readonly (readonly number[])[],
  at: number,
  word: number,
): boolean {
  const isSame = (other: number): boolean =>
    candidates[other]?.page === candidates[at]?.page && (counts[other]?.[word] ?? 0) > 0;
  return isSame(at - 1) || isSame(at + 1);
}

function keyOf({ page, block }: Candidate): string {
  return `${page}:${block}`;
}
