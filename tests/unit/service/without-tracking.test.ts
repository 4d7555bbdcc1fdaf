import { expect, it } from 'vitest';
import { withoutTracking } from '#lib/service/operations/results/without-tracking.ts';

it.each([
  ['https://a.example/', 'https://a.example/'],
  ['https://a.example/?utm_source=x', 'https://a.example/'],
  ['https://a.example/?a=1&utm_source=x&utm_medium=y&b=2#c', 'https://a.example/?a=1&b=2#c'],
  ['https://a.example/?utm_source=x&utm_source=y', 'https://a.example/'],
  ['https://a.example/utm_source=x?q=a%20b', 'https://a.example/utm_source=x?q=a%20b'],
  ['not an address?utm_source=x', 'not an address?utm_source=x'],
])('takes the tracking out of %s', (address, expected) => {
  expect(withoutTracking(address)).toBe(expected);
});
