import { expect, test } from 'vitest';
import { markdownText } from '#tests/bench/quality/markdown-text.ts';
import { shingleScore } from '#tests/bench/quality/shingle-score.ts';

test('the same words score one, whatever their marks and case', () => {
  expect(shingleScore('One two, three — four five.', 'one TWO three four five')).toEqual({
    precision: 1,
    recall: 1,
    f1: 1,
  });
});

test('what is left out costs recall, what is added precision', () => {
  expect(shingleScore('a b c d e f', 'a b c d').recall).toBeCloseTo(1 / 3);
  expect(shingleScore('a b c d', 'a b c d e f').precision).toBeCloseTo(1 / 3);
});

test('a run that stands twice counts twice', () => {
  expect(shingleScore('a b c d', 'a b c d a b c d').precision).toBeCloseTo(1 / 5);
});

test('texts of nothing and of a few words', () => {
  expect(shingleScore('', '').f1).toBe(1);
  expect(shingleScore('one two', 'one two').f1).toBe(1);
  expect(shingleScore('one two', '').f1).toBe(0);
});

test('Markdown is scored as the text it shows', () => {
  const text = markdownText(
    '## Head\n\nA **bold** [link](https://a.example/b_(c) "t") ![no](x.png).[^1]\n\n- one\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n```js\ncode\n```\n\n[^1]: Note',
  );
  expect(
    text
      .split(/[\s|]+/)
      .filter((word) => word !== '')
      .join(' '),
  ).toBe('Head A bold link . one a b 1 2 code Note');
});
