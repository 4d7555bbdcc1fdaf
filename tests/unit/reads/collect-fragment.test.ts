import { expect, it } from 'vitest';
import { addressesFragment, readCollectFragment, tabsFragment } from '#lib/reads/collect-fragment.ts';

const decoded = (fragment: string) => decodeURIComponent(fragment.slice(1));

it('carries addresses and tabs to the page, and takes anything else for a reading', () => {
  const addresses = ['https://a.example/?q=a%26b', 'https://b.example/#x'];
  expect(readCollectFragment(decoded(addressesFragment(addresses))).addresses).toBe(addresses.join('\n'));
  expect(readCollectFragment(decoded(tabsFragment([3, 14]))).tabs).toEqual([3, 14]);
  expect(readCollectFragment('some-id').group).toBe('some-id');
  expect(readCollectFragment('').group).toBeUndefined();
  expect([addressesFragment([]), tabsFragment([])]).toEqual(['', '']);
});
