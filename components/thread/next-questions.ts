import { text } from '#lib/browser/text.ts';
import { findTopics } from '#lib/requests/find-topics.ts';

/** Questions that may come next, made on this device from the answer's own words. Nothing is sent for them. */
export function nextQuestions(question: string, answer: string): string[] {
  const [first, second] = findTopics(question, answer);
  return [
    ...(first === undefined ? [] : [text('nextMore', first)]),
    ...(first === undefined || second === undefined ? [] : [text('nextCompare', first, second)]),
    text('nextDoubt'),
  ];
}
