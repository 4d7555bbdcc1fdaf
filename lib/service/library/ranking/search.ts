import type { LibraryHit, LibraryQuery, Page } from '../../types.ts';
import { akinTerms } from './akin-terms.ts';
import { CloseReader, type Reading, type SoughtWord } from '../postings/close-reader.ts';
import { partTerms, PART, tailTerms } from './compound-terms.ts';
import type { Driver } from '../driver.ts';
import { nearTerms, SHORTEST_FOREIGN } from './near-terms.ts';
import type { FactTable } from '../page-facts.ts';
import type { PageStore } from '../page-store.ts';
import { passagesOf } from './passages.ts';
import { queryWords, type QueryWords } from './query-words.ts';
import { relatedTerms } from './related-terms.ts';
import { text } from '../row.ts';
import { scaled } from '../../relevance-scale.ts';
import { most, rarity, ScoreBoard } from './score-board.ts';
import { searchScope, type SearchScope } from './search-scope.ts';
import type { TermIndex } from '../postings/term-index.ts';
import { decodeWords, type WordStream } from '../postings/word-stream.ts';

/** So many of the best pages by word counts alone are read closely. */
const READ_CLOSELY = 100;
/** Of the pages together, so many words: long pages must not make a search slow. */
const MOST_WORDS_READ = 400_000;
const NEARNESS = 0.35;
const PASSAGE = 0.3;
/** RM3: so much of a statement's weight goes to the words that its best pages share. */
const RELATED = 0.2;
const PAGES_FOR_RELATED = 10;
const FEWEST_WORDS_FOR_RELATED = 3;
/** A question with so many words describes what is sought, as a statement does. */
const FEWEST_WORDS_OF_A_QUESTION = 8;
/**
 * No page holds all words of a long text; the score asks for as much as this many of its most telling words.
 */
const WORDS_ASKED_FOR = 8;

interface Parts {
  driver: Driver;
  store: PageStore;
  index: TermIndex;
  facts: FactTable;
}

interface Candidate {
  page: number;
  reading: Reading | undefined;
  rank: number;
  relevance: number;
}

/**
 * Searches the library. Scores are the share that a page reaches of what a page could reach with every word
 * of the query, as `scaled` puts it, on a small library as on a large one.
 */
export function search(parts: Parts, query: LibraryQuery): LibraryHit[] {
  parts.facts.load();
  const scope = searchScope(parts.driver, parts.facts, query);
  const languages = languagesOf(parts.driver);
  const asked = queryWords(query.text, languages);
  const run = new SearchRun(parts, scope, asked, languages);
  const candidates = run.candidates();
  if (scope.only !== undefined && !candidates.some(({ page }) => page === scope.only)) {
    candidates.push({ page: scope.only, reading: undefined, rank: 0, relevance: 0 });
  }
  const wanted = candidates.filter(({ relevance }) => relevance >= query.threshold).slice(0, query.limit);
  return falling(wanted).flatMap((candidate) => hitOf(parts, candidate, run.rarities));
}

/**
 * The order weighs more than the score does; a score that would rise from one hit to the next is lowered to
 * its neighbour's.
 */
function falling(candidates: readonly Candidate[]): Candidate[] {
  let lowest = 1;
  return candidates.map((candidate) => {
    lowest = Math.min(lowest, candidate.relevance);
    return { ...candidate, relevance: lowest };
  });
}

function hitOf(
  parts: Parts,
  { page: number, relevance: score, reading }: Candidate,
  rarities: ReadonlyMap<string, number>,
): LibraryHit[] {
  const page: Page | undefined = parts.store.read(number);
  return page === undefined
    ? []
    : [{ page, score, passages: passagesOf(page, reading?.blocks ?? []), rarities }];
}

function languagesOf(driver: Driver): string[] {
  const rows = driver.prepare('SELECT tag FROM language WHERE pages > 0 ORDER BY pages DESC LIMIT 8').all();
  return rows.map((row) => text(row, 'tag'));
}

class SearchRun {
  readonly #parts: Parts;
  readonly #scope: SearchScope;
  readonly #asked: QueryWords;
  readonly #languages: readonly string[];
  readonly #streams = new Map<number, WordStream>();
  /** Of each stem of the query. */
  readonly rarities = new Map<string, number>();
  #wordsRead = 0;

  constructor(parts: Parts, scope: SearchScope, asked: QueryWords, languages: readonly string[]) {
    this.#parts = parts;
    this.#scope = scope;
    this.#asked = asked;
    this.#languages = languages;
  }

  /** The pages that hold words of the query, best first. */
  candidates(): Candidate[] {
    const board = new ScoreBoard(this.#parts.index, this.#parts.facts);
    const sought = this.#asked.words.flatMap((word) => this.#seek(word, board) ?? []);
    const total = possible(sought);
    if (total === 0) return [];
    const reader = new CloseReader(sought, total);
    const first = board.best(READ_CLOSELY, this.#scope.passes);
    const wide = this.#withRelated(board, sought, first);
    const pages = wide === board ? first : wide.best(READ_CLOSELY, this.#scope.passes);
    const candidates = pages.map((page) => this.#judge(page, reader, { board, wide, total }));
    return this.#withPhrases(candidates).toSorted((a, b) => this.#compare(a, b));
  }

  #seek(word: QueryWords['words'][number], board: ScoreBoard): SoughtWord | undefined {
    const { index, facts, driver } = this.#parts;
    const exact = word.stems.flatMap((stem) => index.find(stem) ?? []);
    // That nobody put two words side by side so says nothing about what the library holds.
    if (exact.length === 0 && word.isGram) return undefined;
    const terms = exact.map((term) => ({ term, share: 1 }));
    terms.push(...tailTerms(index, word.word, this.#asked.language));
    if (terms.length === 0) terms.push(...partTerms(index, word.word, this.#asked.language));
    if (terms.length === 0)
      terms.push(
        ...nearTerms(
          driver,
          word.stems,
          this.#asked.language === this.#languages[0] ? undefined : SHORTEST_FOREIGN,
        ),
      );
    const holders = board.add(terms, word.count);
    const told = rarity(
      exact.length === 0 && terms.every(({ share }) => share !== PART) ? 0 : holders,
      facts.pages,
    );
    for (const stem of word.stems) this.rarities.set(stem, told);
    return {
      terms,
      akin: akinTerms(driver, index, word.stems, this.#asked.language),
      weight: word.count,
      rarity: told,
      step: word.step,
    };
  }

  #judge(
    page: number,
    reader: CloseReader,
    boards: { board: ScoreBoard; wide: ScoreBoard; total: number },
  ): Candidate {
    const stream = this.#stream(page);
    const reading = stream && reader.read(stream);
    const near = NEARNESS * (reading?.nearness ?? 0);
    const passage = reading?.blocks[0]?.score ?? 0;
    const share = (boards.board.score(page) + near) / boards.total;
    const rank = (boards.wide.score(page) + near) / boards.total + PASSAGE * passage;
    return { page, reading, rank, relevance: scaled(Math.max(share, passage)) };
  }

  /**
   * The same search with the words that the best pages share, for what states a topic; short questions are
   * harmed by it.
   */
  #withRelated(board: ScoreBoard, sought: readonly SoughtWord[], first: readonly number[]): ScoreBoard {
    const fewest = this.#asked.isQuestion ? FEWEST_WORDS_OF_A_QUESTION : FEWEST_WORDS_FOR_RELATED;
    if (sought.length < fewest) return board;
    const pages = first.slice(0, PAGES_FOR_RELATED).flatMap((page) => {
      const stream = this.#stream(page);
      return stream === undefined ? [] : [{ stream, score: board.score(page) }];
    });
    const related = relatedTerms(pages, (term) => this.#parts.index.textOf(term), this.#languages);
    const wide = board.copy(1 - RELATED);
    const weight = sought.reduce((sum, word) => sum + word.weight, 0);
    for (const { term, weight: share } of related) wide.add([{ term, share: 1 }], share * weight * RELATED);
    return wide;
  }

  #stream(page: number): WordStream | undefined {
    const known = this.#streams.get(page);
    if (known !== undefined || this.#wordsRead > MOST_WORDS_READ) return known;
    const bytes = this.#parts.store.words(page);
    if (bytes === undefined) return undefined;
    const stream = decodeWords(bytes);
    this.#wordsRead += stream.words.length;
    this.#streams.set(page, stream);
    return stream;
  }

  /** What stands in quotation marks must stand so in the page. */
  #withPhrases(candidates: Candidate[]): Candidate[] {
    const phrases = this.#asked.phrases.map((words) => words.map((stems) => this.#termsOf(stems)));
    if (phrases.length === 0) return candidates;
    return candidates.filter(({ page }) => {
      const stream = this.#stream(page);
      return stream !== undefined && phrases.every((phrase) => holdsPhrase(stream, phrase));
    });
  }

  #termsOf(stems: readonly string[]): Set<number> {
    return new Set(stems.flatMap((stem) => this.#parts.index.find(stem) ?? []));
  }

  /** Pages that are as good are ordered by their day, newest first. */
  #compare(a: Candidate, b: Candidate): number {
    const isTie = Math.abs(a.rank - b.rank) < 1e-3;
    const { facts } = this.#parts;
    return isTie ? facts.day(b.page) - facts.day(a.page) || a.page - b.page : b.rank - a.rank;
  }
}

/** The most that a page can score: with every word of the query, or with the most telling of a long one. */
function possible(sought: readonly SoughtWord[]): number {
  const worths = sought.map((word) => most(word.weight * word.rarity)).toSorted((a, b) => b - a);
  return worths.slice(0, WORDS_ASKED_FOR).reduce((sum, worth) => sum + worth, 0);
}

function holdsPhrase({ words }: WordStream, phrase: readonly ReadonlySet<number>[]): boolean {
  for (let at = 0; at + phrase.length <= words.length; at += 1) {
    if (phrase.every((terms, offset) => terms.has(words[at + offset] ?? -1))) return true;
  }
  return false;
}
