import { describe, expect, it } from 'vitest';
import { findTopics } from '#lib/requests/find-topics.ts';
import { threadInstructions } from '#lib/requests/thread-instructions.ts';

const words = { intro: 'Before:', question: 'Q:', answer: 'A:' };
const exchange = (question: string, answer: string) => ({ question, answer });

describe('what goes along with a follow-up', () => {
  it('is never more than the interface takes, and keeps the newest longest', () => {
    const many = Array.from({ length: 10 }, (_, index) =>
      exchange(`Question ${index}`, `Answer ${index} `.repeat(60)),
    );
    const text = threadInstructions('Be short.', many, words);
    expect(text.length).toBeLessThanOrEqual(2000);
    expect(text.startsWith('Be short.\n\nBefore:\n\nQ: ')).toBe(true);
    expect(text).toContain('Question 9');
    expect(text).not.toContain('Question 0');
  });

  it.each([1, 500, 1999, 2000, 50_000])('stays within it for an answer of %i characters', (length) => {
    for (const answer of ['x'.repeat(length), 'ab '.repeat(length / 3), '😀'.repeat(length / 2)]) {
      const text = threadInstructions('', [exchange('q'.repeat(length), answer)], words);
      expect(text.length).toBeLessThanOrEqual(2000);
      expect(text.isWellFormed()).toBe(true);
    }
  });

  it('is the person’s own instructions alone when these leave no room', () => {
    expect(threadInstructions('i'.repeat(1990), [exchange('Q', 'An answer')], words)).toBe('i'.repeat(1990));
    expect(threadInstructions('', [], words)).toBe('');
  });

  it('puts every exchange on lines of its own, whatever is in it', () => {
    expect(threadInstructions('', [exchange('a\n\nb', 'c\nQ: d')], words)).toBe(
      'Before:\n\nQ: a b\nA: c Q: d',
    );
  });
});

describe('topics', () => {
  it('are names and bold words that the question does not have', () => {
    const answer =
      'The **neap tide** is weak. In 1687 Isaac Newton wrote of it, and Kepler, too. The Moon pulls, says Isaac Newton.';
    expect(findTopics('What does the Moon do?', answer).slice(0, 3)).toEqual([
      'Isaac Newton',
      'neap tide',
      'Kepler',
    ]);
  });

  it('are found fast in any text', () => {
    const begun = performance.now();
    for (const piece of ['**', 'A ', 'Aa Bb ', '*a', ' A']) findTopics('', piece.repeat(500_000));
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});
