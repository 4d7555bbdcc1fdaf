import { expect, test } from 'vitest';
import { readPdf } from '#lib/service/reading/read-pdf.ts';
import { makePdf } from './make-pdf.ts';

const URL_OF_PDF = 'https://pages.example/papers/tides.pdf#page=2';

test('a PDF gives its text with page numbers, headings and paragraphs', async () => {
  const bytes = makePdf(
    [
      [
        ['Tides of the bay', 20, 700],
        ['The water comes twice a day and', 11, 660],
        ['goes twice a day, which every-', 11, 646],
        ['body here knows.', 11, 632],
        ['It leaves a line of weed.', 11, 590],
      ],
      [['The second page is short.', 11, 700]],
    ],
    '/Author (Test Author One; Test Author Two) /CreationDate (D:20240506073000Z)',
  );
  const article = await readPdf(bytes, URL_OF_PDF);
  expect(article).toMatchObject({
    url: 'https://pages.example/papers/tides.pdf',
    title: 'Tides of the bay',
    authors: ['Test Author One', 'Test Author Two'],
    published: '2024-05-06',
    language: 'en',
    coverage: 1,
    notices: [],
  });
  expect(article.markdown).toBe(
    [
      '## Page 1',
      '### Tides of the bay',
      'The water comes twice a day and goes twice a day, which everybody here knows.',
      'It leaves a line of weed.',
      '## Page 2',
      'The second page is short.',
    ].join('\n\n'),
  );
  expect(bytes.byteLength, 'the bytes of the caller are not taken away').toBeGreaterThan(0);
});

test('lines that head or foot every page are left out', async () => {
  const pages = ['one', 'two', 'three', 'four', 'five'].map((word, index) => [
    ['Journal of Tides', 9, 760] as const,
    [`Here is the text of page ${word}.`, 11, 600] as const,
    [`It has another line, and a third.`, 11, 586] as const,
    [`And more about ${word}.`, 11, 572] as const,
    [`${index + 1}`, 9, 40] as const,
  ]);
  const { markdown } = await readPdf(makePdf(pages), URL_OF_PDF);
  expect(markdown).not.toContain('Journal of Tides');
  expect(markdown).toContain('Here is the text of page five.');
});

test('pictures without a text layer are said to have no text', async () => {
  expect(await readPdf(makePdf([[], []]), URL_OF_PDF)).toMatchObject({
    title: 'tides',
    markdown: '',
    coverage: 0,
    notices: ['no-text'],
  });
});

test.each([
  ['nothing', ''],
  ['text', 'This is no PDF.'],
  ['half of a PDF', '%PDF-1.4\n1 0 obj\n<< /Type'],
])('%s is refused with a code', async (_, text) => {
  await expect(readPdf(new TextEncoder().encode(text), URL_OF_PDF)).rejects.toMatchObject({
    name: 'ReadError',
    code: 'not-text',
  });
});
