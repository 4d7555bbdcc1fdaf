import { expect, test } from 'vitest';
import { findAll, foldText } from '#lib/reads/fold-text.ts';

test.each([
  ['Capitals', 'THE Tide', 'the tide'],
  ['Accents, written as one sign or as two', 'Crème Brûlée', 'creme brulee'],
  ['A Turkish dotted capital', 'İstanbul', 'istanbul'],
  ['Every kind of space', 'a\u00a0b\tc\nd', 'a b c d'],
  ['Quotes and dashes as they are printed', '“it’s” 1–2', '"it\'s" 1-2'],
])('%s are as they are typed', (_, text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each(['한국어 문장', '潮汐水車', 'المد والجزر', '👩‍🌾 𝒜', 'ﬃ ß ẞ İ', 'e\u0301'])(
  'A place in %s is the same place when it is folded',
  (text) => {
    expect(foldText(text)).toHaveLength(text.length);
  },
);

test('A Korean syllable is found as a whole and not by its first letter', () => {
  expect(findAll(foldText('각'), foldText('가'))).toEqual([]);
});

test('Finds do not overlap, and nothing is found for no words', () => {
  expect(findAll('aaaa', 'aa')).toEqual([0, 2]);
  expect(findAll('aaaa', '')).toEqual([]);
});
