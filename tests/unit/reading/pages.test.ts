import { expect, test } from 'vitest';
import { fixtureText, readHtml } from './read-fixture.ts';

test('an article gives its text without what stands around it', () => {
  const article = readHtml(fixtureText('article.html'));
  expect(article).toMatchObject({
    url: 'https://pages.example/2024/05/06/bridge',
    title: 'Harbour bridge reopens after two winters',
    siteName: 'The Quay Courier',
    authors: ['Test Author One', 'Test Author Two'],
    published: '2024-05-06',
    language: 'en-GB',
    imageUrl: 'https://pages.example/media/bridge-wide.jpg',
    notices: [],
  });
  for (const part of [
    'four hundred people',
    '## What was repaired',
    '> A bridge is a promise',
    'next inspection',
  ]) {
    expect(article.markdown).toContain(part);
  }
  for (const part of [
    'Sign up',
    'Related',
    'squeak.',
    'Most read',
    'Share',
    '©',
    'Tags',
    'Advertisement',
    '6 May',
  ]) {
    expect(article.markdown).not.toContain(part);
  }
  expect(article.markdown).not.toContain(article.title);
  expect(article.coverage).toBeGreaterThan(0.5);
});

test("an article's caption stays with its picture", () => {
  expect(readHtml(fixtureText('article.html')).markdown).toContain(
    '![The bridge at dawn](https://pages.example/media/bridge.jpg "The bridge at dawn, seen from the fish market. Photo: staff")',
  );
});

test('a thread keeps every post in order, with who wrote it', () => {
  const { markdown, notices } = readHtml(fixtureText('forum.html'));
  const parts = [
    'reader-one',
    'green copper',
    'reader-two',
    'renew every 8 years',
    'drip loops',
    'Thanks, both.',
  ];
  const places = parts.map((part) => markdown.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(notices).toEqual([]);
});

test('documentation keeps code, notes, terms and tables', () => {
  const { title, markdown } = readHtml(fixtureText('docs.html'));
  expect(title).toBe('Opening the bridge');
  for (const part of [
    '```python\nimport bridge\n\nspan = bridge.open(90)\n```',
    'The bell must ring first.',
    'Turns the span by *angle* degrees.',
    '| E2 | Boat below |',
  ]) {
    expect(markdown).toContain(part);
  }
  expect(markdown).not.toContain('Table of Contents');
});

test('a product page gives its price, its features and its data', () => {
  const { markdown, data } = readHtml(fixtureText('product.html'));
  for (const part of ['48.00 EUR', '- Weight 21 kg', '| Width | 200 mm |', 'Good for decks']) {
    expect(markdown).toContain(part);
  }
  expect(data).toEqual([expect.objectContaining({ '@type': 'Product', name: 'Oak plank 2 m' })]);
});

test('a listing keeps all of its entries with their links', () => {
  const { markdown } = readHtml(fixtureText('listing.html'));
  for (const part of [
    '## [Bridge reopens](https://pages.example/bridge)',
    'The crew blames the tide.',
    '/2022)',
  ]) {
    expect(markdown).toContain(part);
  }
});

test('a paper gives its authors, its identifier, formulas and notes', () => {
  const article = readHtml(fixtureText('paper.html'));
  expect(article).toMatchObject({
    title: 'On the squeak of bearings',
    authors: ['A. Sample', 'Bea Example'],
    published: '2021-03-09',
    doi: '10.5555/harbour.2021.17',
    siteName: 'Journal of Harbour Studies',
  });
  expect(article.markdown).toContain('Let $f \\propto \\sqrt{F}$ be the pitch.[^1]');
  expect(article.markdown).toContain('[^1]: Measured at the gate.');
  expect(article.markdown).not.toContain('## Notes');
});

test('a short note is read whole', () => {
  expect(readHtml(fixtureText('note.html'))).toMatchObject({
    markdown: 'The key is under the third pot.',
    coverage: 1,
    notices: [],
  });
});

test.each([
  ['login-wall.html', 'login-wall'],
  ['paywall.html', 'paywall'],
  ['consent-wall.html', 'consent-wall'],
  ['app-shell.html', 'no-text'],
])('%s is recognised as %s', (name, notice) => {
  expect(readHtml(fixtureText(name)).notices).toEqual([notice]);
});

test.each(['article.html', 'forum.html', 'docs.html', 'paper.html', 'listing.html', 'product.html'])(
  'more effort loses nothing of %s',
  (name) => {
    const normal = readHtml(fixtureText(name));
    const high = readHtml(fixtureText(name), 'high');
    for (const block of normal.markdown.split('\n\n')) expect(high.markdown).toContain(block);
  },
);
