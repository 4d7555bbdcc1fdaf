import { expect, it } from 'vitest';
import { compareReadings } from '#lib/reads/compare-readings.ts';

it('names the blocks that are new and those that are gone, and none that only moved', () => {
  const before = '# Title\n\nFirst.\n\nSecond.\n\nThird.';
  const after = '# Title\n\nThird.\n\nFirst.\n\nSecond, with more.';
  expect(compareReadings(before, after)).toEqual({ added: ['Second, with more.'], removed: ['Second.'] });
});

it('sees no change in other line ends and spaces', () => {
  expect(compareReadings('A b\nc.\n\nD.', 'A  b c.\r\n\r\nD.\n')).toEqual({ added: [], removed: [] });
});

it('counts a block that stands twice', () => {
  expect(compareReadings('Same.', 'Same.\n\nSame.')).toEqual({ added: ['Same.'], removed: [] });
});
