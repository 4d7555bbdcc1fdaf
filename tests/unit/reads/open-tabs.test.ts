import { expect, it } from 'vitest';
import { highlightedTabs, tabGroups } from '#lib/reads/open-tabs.ts';

const TABS = [
  { id: 1, url: 'https://a.example/', title: 'A', highlighted: false, groupId: -1 },
  { id: 2, url: 'https://b.example/', title: 'B', highlighted: true, groupId: 7 },
  { id: 3, url: 'https://c.example/', title: 'C', highlighted: false, groupId: 7 },
  { id: 4, url: 'https://d.example/', title: 'D', highlighted: false, groupId: 9 },
];

it('calls a group of tabs by its first tab', () => {
  expect(tabGroups(TABS)).toEqual([
    { id: 7, title: 'B', urls: ['https://b.example/', 'https://c.example/'] },
    { id: 9, title: 'D', urls: ['https://d.example/'] },
  ]);
  expect(tabGroups(TABS.map((tab) => ({ ...tab, groupId: undefined })))).toEqual([]);
});

it('takes the tabs that were highlighted earlier, or else those that are now', () => {
  expect(highlightedTabs(TABS, [])).toEqual(['https://b.example/']);
  expect(highlightedTabs(TABS, [1, 4])).toEqual(['https://a.example/', 'https://d.example/']);
});
