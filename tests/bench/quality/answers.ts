/**
 * One question as it was answered: the service's text, and the texts any of which answers it. `gold` is empty
 * for a question that has no answer there.
 */
export interface AnsweredQuestion {
  contents: string;
  gold: readonly string[];
}

export interface AnswerScores {
  answerable: number;
  /** Parts of the answerable questions whose first sentence, or one of the first three, holds the answer. */
  hit1: number;
  hit3: number;
  /** Part of the answerable ones that were said not to be answered. */
  missed: number;
  unanswerable: number;
  /** Part of the unanswerable ones that were answered all the same. */
  guessed: number;
}

/** Cited sentences of an answer in their order, as plain text: an answer without citations has none. */
export function citedSentences(contents: string): string[] {
  const pieces = contents.split(/(?:\s?\[\d{1,3}\])+/);
  return pieces
    .slice(0, -1)
    .map((piece) => piece.replaceAll(/\\(?=[^\p{L}\p{N}\s])/gu, '').trim())
    .filter((piece) => piece !== '');
}

/**
 * Scores answers by whether their cited sentences hold a text that answers, letter case and spacing aside.
 */
export function answerScores(answered: readonly AnsweredQuestion[]): AnswerScores {
  const answerable = answered.filter(({ gold }) => gold.length > 0);
  const unanswerable = answered.filter(({ gold }) => gold.length === 0);
  return {
    answerable: answerable.length,
    hit1: part(answerable, (each) => holds(each, 1)),
    hit3: part(answerable, (each) => holds(each, 3)),
    missed: part(answerable, ({ contents }) => citedSentences(contents).length === 0),
    unanswerable: unanswerable.length,
    guessed: part(unanswerable, ({ contents }) => citedSentences(contents).length > 0),
  };
}

function holds({ contents, gold }: AnsweredQuestion, depth: number): boolean {
  const read = citedSentences(contents).slice(0, depth).map(folded);
  return gold.some((text) => read.some((sentence) => sentence.includes(folded(text))));
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

function part<T>(all: readonly T[], is: (each: T) => boolean): number {
  return all.length === 0 ? 0 : all.filter(is).length / all.length;
}
