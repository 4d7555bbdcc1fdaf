import type { AnswerType } from './answer-type.ts';
import type { Candidate } from './candidate-sentences.ts';
import type { Matcher } from './matcher.ts';

export interface RankedSentence {
  candidate: Candidate;
  score: number;
  /** The part of the question's weight that sentence, neighbours, heading and title hold, 0 to 1. */
  covered: number;
}

const K1 = 1.2;
const B = 0.15;
const PARAGRAPH = 0.25;
const NEIGHBOUR = 0.12;
const ABOVE = 0.25;
const TYPE = 0.25;
const PAGE = 1;
/** A sentence that asks seldom answers. */
const ASKS = 0.1;

/**
 * Ranks sentences by how well they answer: BM25 with hardly any punishment for length; what a word tells from the
 * sentences of the page (where a word of the title tells nothing) and from the library (where a word that is common
 * everywhere tells nothing); the paragraph's own score, what the neighbours add, the words of heading and title, whether
 * the kind of thing asked for is there, and how good the page is (`pageScores`, 0 to 1).
 */
export function rankSentences(
  pages: readonly (readonly Candidate[])[],
  matcher: Matcher,
  type: AnswerType | undefined,
  pageScores: readonly number[],
): RankedSentence[] {
  const fits = type && ((text: string) => type(text, (word) => matcher.holds(word)));
  const ranked = pages.flatMap((candidates, page) =>
    rankWithin(candidates, matcher, fits).map((sentence) => ({
      ...sentence,
      score: sentence.score + PAGE * (pageScores[page] ?? 0),
    })),
  );
  return ranked.toSorted((a, b) => b.score - a.score);
}

function rankWithin(
  candidates: readonly Candidate[],
  matcher: Matcher,
  fits: ((text: string) => number) | undefined,
): RankedSentence[] {
  const held = candidates.map(({ stems, words }) => matcher.counts(stems, words));
  const over = candidates.map(({ above, aboveWords }) => matcher.presence(above, aboveWords));
  const weights = matcher.weights(held, over);
  const total = sumOf(weights);
  const told = matcher.told(weights);
  const toldTotal = sumOf(told);
  if (total === 0 || toldTotal === 0) return [];
  const average =
    candidates.reduce((sum, { stems }) => sum + stems.length, 0) / Math.max(1, candidates.length);
  const paragraphs = paragraphScores(candidates, held, weights);
  return candidates.flatMap((candidate, at) => {
    const length = candidate.stems.length / Math.max(1, average);
    const gained = gain(weights, { held, over, at, length });
    if (gained === 0) return [];
    const fit = fits === undefined ? 0 : TYPE * fits(candidate.text);
    const asks = /[?？؟]["”'»]?$/.test(candidate.text) ? ASKS : 0;
    const score = (gained + PARAGRAPH * (paragraphs.get(candidate.block) ?? 0)) / total + fit - asks;
    return [{ candidate, score, covered: coverage(told, { held, over, at }) / toldTotal }];
  });
}

interface Found {
  held: readonly (readonly number[])[];
  over: readonly (readonly boolean[])[];
  at: number;
}

/** What the words of one sentence gain. */
function gain(weights: readonly number[], { held, over, at, length }: Found & { length: number }): number {
  return weights.reduce((sum, weight, word) => {
    const count = held[at]?.[word] ?? 0;
    const isNear = isNearBy(held, at, word);
    const aside = Math.max(isNear ? NEIGHBOUR : 0, over[at]?.[word] === true ? ABOVE : 0);
    const own = (count * (K1 + 1)) / (count + K1 * (1 - B + B * length));
    return sum + weight * (count > 0 ? Math.max(own, aside) : aside);
  }, 0);
}

/** How much of the question's weight one sentence covers, where it stands. */
function coverage(told: readonly number[], { held, over, at }: Found): number {
  return told.reduce((sum, weight, word) => {
    const own = Math.min(1, held[at]?.[word] ?? 0);
    return (
      sum + weight * Math.max(own, over[at]?.[word] === true ? 0.6 : 0, isNearBy(held, at, word) ? 0.3 : 0)
    );
  }, 0);
}

function isNearBy(held: Found['held'], at: number, word: number): boolean {
  return (held[at - 1]?.[word] ?? 0) > 0 || (held[at + 1]?.[word] ?? 0) > 0;
}

/** Of each paragraph: the words that any of its sentences hold, by weight. */
function paragraphScores(
  candidates: readonly Candidate[],
  held: readonly (readonly number[])[],
  weights: readonly number[],
): Map<number, number> {
  const words = new Map<number, number[]>();
  candidates.forEach(({ block }, at) => {
    const own = words.get(block) ?? weights.map(() => 0);
    words.set(block, own);
    for (const [word, count] of (held[at] ?? []).entries())
      own[word] = Math.max(own[word] ?? 0, Math.min(1, count));
  });
  return new Map(
    [...words].map(([block, own]) => [block, sumOf(own.map((part, word) => part * (weights[word] ?? 0)))]),
  );
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
