import { candidateSentences, pageLanguage, type Candidate } from './answers/candidate-sentences.ts';
import { escapeMarkdown } from './answers/escape-markdown.ts';
import { lexRank, MOST_RANKED } from './lex-rank.ts';
import { markdownText } from './markdown-text.ts';
import { isRepeated, runsOf } from './answers/repeated-text.ts';
import { stopWords } from './words/stop-words.ts';

export interface SummaryOptions {
  /** Written behind every sentence, such as `[1]`. */
  cite?: string;
  /** About half as long. */
  short?: boolean;
}

/** Characters of text that are read; a longer page is summed up from its beginning. */
const MOST_TEXT = 400_000;
const LEAD = 3;

/**
 * Sums a page up in sentences of its own, as Markdown, in its language and order: of articles the beginning,
 * which for news and encyclopedias is the best summary that is known to be had without a model, and of long
 * ones what is most central further down; of other pages what is most central. Empty for a page without
 * sentences. Bounded time.
 */
export function summarise(
  article: { markdown: string; title: string; language: string | undefined },
  options: SummaryOptions = {},
): string {
  const sentences = usable(candidateSentences(article, 0, MOST_TEXT), article);
  const wanted = Math.max(1, Math.round(lengthFor(sentences) * (options.short === true ? 0.5 : 1)));
  const runs = new Set<string>();
  const chosen: Candidate[] = [];
  const take = (candidate: Candidate): void => {
    if (chosen.length >= wanted || isRepeated(candidate.stems, runs)) return;
    for (const run of runsOf(candidate.stems)) runs.add(run);
    chosen.push(candidate);
  };
  if (isProse(sentences)) sentences.slice(0, LEAD).forEach(take);
  if (chosen.length < wanted) byCentrality(sentences, pageStops(article)).forEach(take);
  const order = new Map(sentences.map((candidate, at) => [candidate, at]));
  return chosen
    .toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
    .map(({ text }) => [escapeMarkdown(text), options.cite ?? ''].join(' ').trim())
    .join(' ')
    .replaceAll(/(?<=[。！？]) /g, '');
}

function pageStops(article: {
  markdown: string;
  title: string;
  language: string | undefined;
}): ReadonlySet<string> {
  return stopWords(pageLanguage(article, markdownText(article.markdown.slice(0, 6_000))));
}

/** One sentence for a note, three for an article, up to six for a book. */
function lengthFor(sentences: readonly Candidate[]): number {
  const words = sentences.reduce((sum, { stems }) => sum + stems.length, 0);
  if (words < 60) return 1;
  if (words < 150) return 2;
  if (words < 2_500) return 3;
  return words < 8_000 ? 5 : 6;
}

/** Without captions, bylines, fragments and the repeated title. */
function usable(candidates: readonly Candidate[], article: { title: string }): Candidate[] {
  const title = article.title.trim().toLowerCase();
  const sentences = candidates.filter(
    ({ text, stems }) =>
      !/[:：]$/.test(text) && stems.length >= 5 && text.trim().toLowerCase() !== title && !isByline(text),
  );
  return sentences.length > 0 ? sentences : candidates.filter(({ stems }) => stems.length > 0);
}

function isByline(text: string): boolean {
  const isShort = text.length < 120;
  return (
    isShort &&
    /^(?:by |von |par |por |photo|image|source|published|updated|last updated|©|copyright|share |advertisement|read more)/i.test(
      text,
    )
  );
}

/** Whether most of the page's text stands in paragraphs. */
function isProse(sentences: readonly Candidate[]): boolean {
  const inParagraphs = sentences.filter(({ kind }) => kind === 'paragraph').length;
  return inParagraphs * 5 >= sentences.length * 3;
}

function byCentrality(sentences: readonly Candidate[], stops: ReadonlySet<string>): Candidate[] {
  const step = Math.max(1, Math.ceil(sentences.length / MOST_RANKED));
  const some = sentences.filter((_, at) => at % step === 0);
  const ranks = lexRank(some.map(({ stems }) => stems.filter((stem) => !stops.has(stem))));
  return some
    .map((candidate, at) => ({ candidate, rank: ranks[at] ?? 0 }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ candidate }) => candidate);
}
