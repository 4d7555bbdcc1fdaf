import type { Page } from '#lib/service/types.ts';

/** A page as the library keeps it, with what a test does not care about filled in. */
export function samplePage(page: Pick<Page, 'url' | 'title' | 'markdown'> & Partial<Page>): Page {
  return {
    description: '',
    siteName: '',
    authors: [],
    published: undefined,
    language: 'en',
    imageUrl: undefined,
    doi: undefined,
    data: [],
    coverage: 1,
    notices: [],
    requestedUrl: page.url,
    readAt: Date.UTC(2026, 0, 15),
    origin: 'web',
    ...page,
  };
}

/** A question that the sample pages answer. */
export const SAMPLE_QUESTION = 'How deep is the harbour of Lindholm?';

/** Pages of an invented town. */
export const SAMPLE_PAGES: Page[] = [
  samplePage({
    url: 'https://lindholm.example/harbour',
    title: 'The harbour of Lindholm',
    description: 'Depths, berths and opening times of the harbour.',
    published: '2025-05-04',
    authors: ['Harbour Office'],
    markdown: [
      'The harbour of Lindholm is eleven metres deep at low water. It was dug out in 1904 for the herring fleet.',
      'Sailing boats find forty berths at the eastern pier. A night costs twelve crowns, water and light included.',
      '| Pier | Berths |\n| --- | --- |\n| East | 40 |\n| West | 12 |',
    ].join('\n\n'),
  }),
  samplePage({
    url: 'https://lindholm.example/ferry',
    title: 'Ferry timetable',
    markdown:
      'The ferry from Lindholm to the islands leaves at eight in the morning and at four in the afternoon.\n\nThe crossing of the sound takes fifty minutes, longer when the wind blows from the west.',
  }),
  samplePage({
    url: 'https://gardens.example/apples',
    title: 'Storing apples',
    origin: 'tab',
    markdown:
      'Late apples keep until spring in a cool cellar. Lay them side by side on straw, so that one bad apple does not touch the next.',
  }),
];
