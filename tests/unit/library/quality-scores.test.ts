import { describe, expect, it } from 'vitest';
import { answerScores, citedSentences } from '#tests/bench/quality/answers.ts';
import { averagePrecision, hit, ndcg, searchScores } from '#tests/bench/quality/search.ts';

const judged = new Map([
  ['a', 3],
  ['b', 1],
  ['c', 0],
]);

describe('the scores of a search', () => {
  it('are 1 for the best order and fall with every rank', () => {
    expect(ndcg(['a', 'b', 'x'], judged)).toBe(1);
    expect(ndcg(['b', 'a'], judged)).toBeCloseTo((1 + 3 / Math.log2(3)) / (3 + 1 / Math.log2(3)));
    expect(ndcg(['x', 'y'], judged)).toBe(0);
    expect(averagePrecision(['x', 'a', 'c', 'b'], judged)).toBeCloseTo((1 / 2 + 2 / 4) / 2);
    expect(hit(['c', 'a'], judged, 1)).toBe(0);
    expect(hit(['c', 'a'], judged, 2)).toBe(1);
  });

  it('leave out queries that nothing is relevant to', () => {
    const scores = searchScores([
      { ranked: ['a'], judged },
      { ranked: ['a'], judged: new Map([['a', 0]]) },
    ]);
    expect(scores).toMatchObject({ queries: 1, hit1: 1, map: 0.5 });
  });
});

describe('the scores of answers', () => {
  it('read the cited sentences one by one', () => {
    expect(citedSentences('One \\[sic\\]. [1] Two (2). [2][3] Three. [1]')).toEqual([
      'One [sic].',
      'Two (2).',
      'Three.',
    ]);
    expect(citedSentences('The library does not answer this.')).toEqual([]);
  });

  it('count hits, misses and guesses', () => {
    const scores = answerScores([
      { contents: 'It was 1602. [1] No. [1]', gold: ['1602'] },
      { contents: 'No. [1] It was  in OXFORD. [2]', gold: ['in Oxford', 'at Oxford'] },
      { contents: 'Nothing.', gold: ['x'] },
      { contents: 'Guess. [1]', gold: [] },
    ]);
    expect(scores).toEqual({
      answerable: 3,
      hit1: 1 / 3,
      hit3: 2 / 3,
      missed: 1 / 3,
      unanswerable: 1,
      guessed: 1,
    });
  });
});
