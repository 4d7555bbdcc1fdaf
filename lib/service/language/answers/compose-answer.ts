import type { LibraryHit } from '../../types.ts';
import { answerType } from './answer-type.ts';
import { askedWords, questionLanguage } from './asked-words.ts';
import { candidateSentences, pageLanguage, type Candidate } from './candidate-sentences.ts';
import { detectLanguage } from '../words/detect-language.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { markdownText } from '../markdown-text.ts';
import { notFoundText } from './not-found-text.ts';
import { rankSentences, type RankedSentence } from './rank-sentences.ts';
import { isRepeated, runsOf } from './repeated-text.ts';
import { shareOf } from '../../relevance-scale.ts';
import { summarise } from '../summarise.ts';
import { Matcher } from './matcher.ts';
import { isVague } from './vague-question.ts';

export interface Answer {
  /** Markdown; every sentence ends with the number of its source in `cited`, as `[1]`. */
  text: string;
  /** The hits that the text cites, in the order of their numbers. */
  cited: LibraryHit[];
  /** False when the hits do not answer: then `text` says so and nothing is cited. */
  found: boolean;
}

/** Hits further from the best are not read for an answer. */
const WORTH_READING = 0.66;
/**
 * What speaks for an answer being there: how much of the possible the best hit reaches, and how much of the question its
 * best sentence covers. Of questions that could be answered 3 % have less than this together, of those about other
 * things 85 %. A page that was named needs only `LEAST_COVERED`: there the same is so for 1 % and 90 %.
 */
const ENOUGH = 0.7;
const LEAST_COVERED = 0.17;
/**
 * Other languages than English bend and join their words more, so that a page of the same language holds fewer of a
 * question's words as they stand: there less is enough.
 */
const ENOUGH_ELSEWHERE = 0.6;
const LEAST_COVERED_ELSEWHERE = 0.1;
/** Sentences looked at, of the best. */
const LOOKED_AT = 30;
/** A sentence so much worse than the best is not worth its place. */
const WORSE = 0.6;
const MOST_HITS = 8;
/** A page in another language than the question, beside one in its own: the same letters are often another word. */
const FOREIGN = 0.3;
/**
 * Characters of page text that are read for one answer: all of a long page that was asked for, the best pages
 * of a search.
 */
const MOST_TEXT_OF_ONE = 600_000;
const MOST_TEXT_OF_ALL = 250_000;

/**
 * Answers a question out of search hits, best hit first: picks the sentences that answer it, best sentence
 * first, and cites each. A question about a page as such ("what is this about") with one hit is answered with
 * its summary. Never guesses. Time grows with the text of the hits and is bounded.
 */
export function composeAnswer({
  query,
  hits,
  fast,
}: {
  query: string;
  hits: readonly LibraryHit[];
  fast: boolean;
}): Answer {
  const [only] = hits;
  if (only === undefined) return notFound(query);
  if (hits.length === 1 && isVague(query)) return summaryOf(only, query, fast);
  const used = hits.filter(({ score }) => score >= WORTH_READING).slice(0, fast ? 3 : MOST_HITS);
  const read = rankedSentences(query, used);
  const chosen = isAnswered(only.score, read) ? choose(read.ranked, fast ? 2 : 3) : [];
  return chosen.length === 0 ? notFound(query) : written(chosen, used);
}

function isAnswered(score: number, { ranked, isOwnLanguage }: Read): boolean {
  const best = ranked.slice(0, LOOKED_AT);
  const share = shareOf(score);
  const own = best.filter(({ candidate }) => isOwnLanguage(candidate));
  return (
    mostCovered(best) >= Math.max(LEAST_COVERED, ENOUGH - share) ||
    mostCovered(own) >= Math.max(LEAST_COVERED_ELSEWHERE, ENOUGH_ELSEWHERE - share)
  );
}

function mostCovered(sentences: readonly RankedSentence[]): number {
  return Math.max(0, ...sentences.map(({ covered }) => covered));
}

/** What was read for an answer. */
interface Read {
  ranked: RankedSentence[];
  /** Whether a sentence is in the language of the question, and this is not English. */
  isOwnLanguage: (candidate: Candidate) => boolean;
}

function rankedSentences(query: string, hits: readonly LibraryHit[]): Read {
  const { pages, languages } = sentencesOf(hits);
  const known = [...new Set(languages)];
  const own = questionLanguage(query, known);
  const best = hits[0]?.score ?? 1;
  const isForeign = (at: number): boolean => languages[at] !== own && languages.includes(own);
  const scores = hits.map(({ score }, at) => shareOf(score / best) * (isForeign(at) ? FOREIGN : 1));
  const matcher = new Matcher(askedWords(query, known, hits[0]?.rarities), own);
  return {
    ranked: rankSentences(pages, matcher, answerType(query), scores),
    isOwnLanguage: ({ page }) => own !== 'en' && languages[page] === own,
  };
}

/** Of each page its sentences and its language, as far as there is room. */
function sentencesOf(hits: readonly LibraryHit[]): { pages: Candidate[][]; languages: string[] } {
  const pages: Candidate[][] = [];
  const languages: string[] = [];
  let room = hits.length === 1 ? MOST_TEXT_OF_ONE : MOST_TEXT_OF_ALL;
  hits.forEach(({ page }, at) => {
    if (room <= 0) return;
    languages.push(pageLanguage(page, markdownText(page.markdown.slice(0, 6_000))));
    pages.push(candidateSentences(page, at, room));
    room -= page.markdown.length;
  });
  return { pages, languages };
}

/** The best sentences, without what says the same again or is far behind the best. */
function choose(ranked: readonly RankedSentence[], most: number): RankedSentence[] {
  const chosen: RankedSentence[] = [];
  const runs = new Set<string>();
  const [best] = ranked;
  for (const sentence of ranked.slice(0, LOOKED_AT)) {
    if (best === undefined || chosen.length >= most || sentence.score < best.score * WORSE) break;
    const { stems } = sentence.candidate;
    if (stems.length < 3 || isRepeated(stems, runs)) continue;
    for (const run of runsOf(stems)) runs.add(run);
    chosen.push(sentence);
  }
  return chosen;
}

function written(chosen: readonly RankedSentence[], hits: readonly LibraryHit[]): Answer {
  const cited: LibraryHit[] = [];
  const parts = chosen.map(({ candidate }) => {
    const hit = hits[candidate.page];
    if (hit !== undefined && !cited.includes(hit)) cited.push(hit);
    const number = hit === undefined ? 0 : cited.indexOf(hit) + 1;
    return `${escapeMarkdown(candidate.text)} [${number}]`;
  });
  return { text: parts.join(' '), cited, found: true };
}

function summaryOf(hit: LibraryHit, query: string, fast: boolean): Answer {
  const summary = summarise(hit.page, { cite: '[1]', short: fast });
  return summary === '' ? notFound(query) : { text: summary, cited: [hit], found: true };
}

function notFound(query: string): Answer {
  return { text: notFoundText(detectLanguage(query)), cited: [], found: false };
}
