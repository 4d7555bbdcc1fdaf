import { expect, it } from 'vitest';
import { formatDollars, microDollars } from '#lib/calls/money.ts';

it.each([
  [0.0145, 14_500],
  [0, 0],
  [1e-9, 1],
  [0.1 + 0.2, 300_000],
  [-1, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [1e15, null],
  [undefined, null],
])('%j dollars are %j micro-dollars', (dollars, micro) => {
  expect(microDollars(dollars)).toBe(micro);
});

it.each([
  [0, '$0'],
  [14_500, '$0.0145'],
  [2_500, '$0.0025'],
  [99, '< $0.0001'],
  [12_300_000, '$12.30'],
  [1_234_567_890, '$1,234.57'],
])('%j micro-dollars read %j', (micro, words) => {
  expect(formatDollars(micro)).toBe(words);
});
