import { MAX_INSTRUCTIONS } from '../contract/answer.ts';

/** A question and what was answered, as plain text. */
export interface Exchange {
  question: string;
  answer: string;
}

/** The words around an exchange, in the person's language. */
export interface ThreadWords {
  intro: string;
  question: string;
  answer: string;
}

const MAX_QUESTION = 300;
/** An answer shorter than this says too little to be worth its room. */
const LEAST_ANSWER = 80;

/**
 * The instructions that a follow-up question goes out with: the person's own first, then the exchanges before it, oldest
 * first, as much of them as fits into the interface's limit. The newest exchange is kept longest.
 */
export function threadInstructions(own: string, exchanges: readonly Exchange[], words: ThreadWords): string {
  const head = own.trim() === '' ? '' : `${own.trim()}\n\n`;
  const kept: string[] = [];
  let left = MAX_INSTRUCTIONS - head.length - words.intro.length;
  for (const { question, answer } of exchanges.toReversed()) {
    const asked = `\n\n${words.question} ${shorten(question, MAX_QUESTION)}\n${words.answer} `;
    const room = left - asked.length;
    if (room < Math.min(LEAST_ANSWER, answer.length)) break;
    const exchange = asked + shorten(answer, room);
    kept.unshift(exchange);
    left -= exchange.length;
  }
  return kept.length === 0 ? own.trim().slice(0, MAX_INSTRUCTIONS) : head + words.intro + kept.join('');
}

/** On one line, cut at a word and marked as cut; never half of a surrogate pair. */
function shorten(text: string, room: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= room) return line;
  const cut = line.slice(0, Math.max(0, room - 1)).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${space > room / 2 ? cut.slice(0, space) : cut}…`;
}
