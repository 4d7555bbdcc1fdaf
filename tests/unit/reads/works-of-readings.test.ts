import { expect, test } from 'vitest';
import { toBibtex } from '#lib/export/to-bibtex.ts';
import { toCslJson } from '#lib/export/to-csl-json.ts';
import { toRis } from '#lib/export/to-ris.ts';
import { nameOfReading } from '#lib/reads/name-of-reading.ts';
import type { Reading } from '#lib/reads/reading.ts';
import { worksOfReadings } from '#lib/reads/works-of-readings.ts';

const PAGE: Reading = {
  title: 'Tide mills',
  url: 'https://www.mills.example/tide',
  authors: ['Ana Keeper'],
  published: '2024-03-05',
  source: 'web',
  language: 'en',
  doi: undefined,
  markdown: 'A pond.',
  cut: false,
  summary: undefined,
  price: undefined,
  readAt: Date.UTC(2026, 10, 21),
  transaction: 'tx_1',
  by: 'web',
};

test('A page is cited as a web page of its site, with the day on which it was read', () => {
  const works = worksOfReadings([PAGE]);
  expect(toBibtex(works)).toBe(`@misc{keeper2024tide,
  title = {{Tide mills}},
  author = {Keeper, Ana},
  year = {2024},
  month = {3},
  date = {2024-03-05},
  howpublished = {mills.example},
  url = {https://www.mills.example/tide},
  urldate = {2026-11-21}
}
`);
  expect(toRis(works)).toContain('TY  - ELEC\r\n');
  expect(toRis(works)).toContain('Y2  - 2026/11/21/\r\n');
  expect(JSON.parse(toCslJson(works))).toMatchObject([
    { type: 'webpage', accessed: { 'date-parts': [[2026, 11, 21]] }, author: [{ family: 'Keeper' }] },
  ]);
});

test('A page with a DOI is cited as the article that it is', () => {
  expect(toBibtex(worksOfReadings([{ ...PAGE, doi: '10.1000/182' }]))).toMatch(/^@article/);
});

test('Pages of one author, year and word are told apart', () => {
  expect(worksOfReadings([PAGE, PAGE]).map(({ id }) => id)).toEqual(['keeper2024tide', 'keeper2024tide-2']);
});

test('A file is named by the template, whatever the page calls itself', () => {
  const evil = {
    ...PAGE,
    title: '../..\\<CON>: "a|b?*"\u202E\0',
    published: undefined,
    transaction: undefined,
  };
  expect(nameOfReading(evil, '{date} {title} {site}', 'md')).toBe('2026-11-21-CON-a-b-mills-example.md');
  expect(nameOfReading(evil, '{id}', 'md')).toMatch(/^[\da-f]{8}\.md$/);
  expect(nameOfReading({ ...PAGE, title: 'CON' }, '{title}', 'txt')).toBe('sidelight-CON.txt');
});
