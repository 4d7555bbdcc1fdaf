import { expect, test } from 'vitest';
import { parseDay } from '#lib/service/reading/metadata/parse-day.ts';

test.each([
  ['2024-05-06T10:00:00Z', '2024-05-06'],
  ['Published: 11/18/2011 2:27 AM', '2011-11-18'],
  ['Publié le 29/10/2012', '2012-10-29'],
  ['4/4/2020', '2020-04-04'],
  ['4/5/2020', undefined],
  ['31/31/2020', undefined],
  ['Sat, 09 Oct 2010 07:15:45 EST', '2010-10-09'],
])('the day in "%s" is %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});
