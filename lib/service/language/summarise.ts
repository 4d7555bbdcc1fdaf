import { pageLanguage } from './answers/candidate-sentences.ts';
import { escapeMarkdown } from './answers/escape-markdown.ts';
import { isRepeated, runsOf } from './answers/repeated-text.ts';
import { lexRank, MOST_RANKED } from './lex-rank.ts';
import { markdownText } from './markdown-text.ts';
import { isBalanced } from './summaries/clean-sentence.ts';
import { summarySentences, type SummarySentence } from './summaries/summary-sentences.ts';
import { stemWords } from './words/stem-words.ts';
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
/** Words that an introduction above the first heading has at least. */
const LEAST_INTRODUCTION = 40;

/**
 * Sums a page up in sentences of its own, as Markdown, in its language and order: of articles the beginning,
 * which for news and encyclopedias is the best summary that is known to be had without a model, and of long
 * ones what is most central further down; of other pages the start of their introduction, if they have one, and what
 * is most central. Empty for a page without sentences. Bounded time.
 */
export function summarise(
  article: { markdown: string; title: string; language: string | undefined },
  options: SummaryOptions = {},
): string {
  const markdown = article.markdown.slice(0, MOST_TEXT);
  const language = pageLanguage(article, markdownText(markdown.slice(0, 6_000)));
  const sentences = summarySentences(markdown, article.title, language);
  const wanted = Math.max(1, Math.round(lengthFor(sentences) * (options.short === true ? 0.5 : 1)));
  const runs = new Set<string>();
  const chosen = new Set<SummarySentence>();
  const take = (sentence: SummarySentence): void => {
    if (chosen.size >= wanted || chosen.has(sentence)) return;
    const stems = stemWords(sentence.text, language);
    if (isRepeated(stems, runs)) return;
    for (const run of runsOf(stems)) runs.add(run);
    chosen.add(sentence);
  };
  leadOf(sentences).forEach(take);
  if (chosen.size < wanted) byCentrality(sentences, language).forEach(take);
  return sentences
    .filter((sentence) => chosen.has(sentence))
    .map(({ text }) => [escapeMarkdown(text), options.cite ?? ''].join(' ').trim())
    .join(' ')
    .replaceAll(/(?<=[。！？]) /g, '');
}

/** One sentence for a note, three for an article, up to six for a book. */
function lengthFor(sentences: readonly SummarySentence[]): number {
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  if (words < 60) return 1;
  if (words < 150) return 2;
  if (words < 2_500) return 3;
  return words < 8_000 ? 5 : 6;
}

/** The first sentences of running text: of a page that is mostly such, else of its introduction. */
function leadOf(sentences: readonly SummarySentence[]): SummarySentence[] {
  const running = endedOnes(sentences.filter(({ kind }) => kind === 'paragraph'));
  const inParagraphs = sentences.filter(({ kind }) => kind === 'paragraph').length;
  if (inParagraphs * 5 >= sentences.length * 3) return running.slice(0, LEAD);
  const introduction = running.filter(({ section }) => section === sentences[0]?.section);
  const words = introduction.reduce((sum, sentence) => sum + sentence.words, 0);
  return words >= LEAST_INTRODUCTION ? introduction.slice(0, LEAD - 1) : [];
}

/** Without lines that are no sentences; all of them where the writing has no full stops. */
function endedOnes(sentences: readonly SummarySentence[]): readonly SummarySentence[] {
  const ended = sentences.filter((sentence) => sentence.isEnded);
  return ended.length * 3 >= sentences.length ? ended : sentences;
}

function byCentrality(sentences: readonly SummarySentence[], language: string): SummarySentence[] {
  // Out of its place, half of a quotation says nothing.
  const alone = endedOnes(sentences).filter(({ text }) => isBalanced(text));
  const step = Math.max(1, Math.ceil(alone.length / MOST_RANKED));
  const some = alone.filter((_, at) => at % step === 0);
  const stops = stopWords(language);
  const ranks = lexRank(some.map(({ text }) => stemWords(text, language).filter((stem) => !stops.has(stem))));
  return some
    .map((sentence, at) => ({ sentence, rank: ranks[at] ?? 0 }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ sentence }) => sentence);
}
