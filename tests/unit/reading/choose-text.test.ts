import { describe, expect, test } from 'vitest';
import { decodeHtml } from '#lib/service/reading/decode-html.ts';
import { fixtureText, readHtml } from './read-fixture.ts';

describe('an article beside a live report', () => {
  const { markdown } = readHtml(fixtureText('live-article.html'));

  test('is its paragraphs, although the report is longer', () => {
    expect(markdown).toContain('The next high water');
    expect(markdown).not.toContain('The bakery at the corner');
  });

  test('keeps parts of sentences whatever they are called', () => {
    expect(markdown).toMatch(/^PORT SAMPLE — The new wall/);
    expect(markdown).toContain('[fish market](https://pages.example/market)');
  });

  test('loses the line that repeats what a picture shows, but no short sentence', () => {
    expect(markdown.match(/Water stands below the edge/g)).toHaveLength(1);
    expect(markdown).toContain('Share prices of the yard');
  });
});

test('an article that parts its paragraphs by line breaks is no listing', () => {
  const { markdown } = readHtml(fixtureText('old-article.html'));
  expect(markdown).toMatch(/^A plan to let the ferry/);
  expect(markdown).toContain('never missed a crossing.');
  expect(markdown).not.toContain('Most viewed');
});

test('a recipe for cookies asks for no consent', () => {
  const steps =
    'Bake the cookies for ten minutes. Do not allow cookies to grow dark, and continue with the next sheet. ';
  expect(readHtml(`<h1>Oat cookies</h1><p>${steps.repeat(3)}</p>`).notices).toEqual([]);
});

test.each([
  [
    'a name after two dashes',
    '<title>The quay is open again to all carts -- Harbour News</title>',
    'The quay is open again to all carts',
  ],
  [
    "the site's own heading",
    '<title>The quay is open again to all carts -- Harbour News</title><meta property="og:site_name" content="Harbour News"><body><h1>Harbour News</h1>',
    'The quay is open again to all carts',
  ],
])("a title is the page's, not its site's: %s", (_, html, title) => {
  expect(readHtml(`${html}<meta property="og:title" content="${title}"><p>Carts may pass.</p>`).title).toBe(
    title,
  );
});

test.each([
  ['Jo Sample, Harbour News', ['Jo Sample']],
  ['Jo Sample, Executive Editor', ['Jo Sample']],
  ['Jo Sample and Kim Example - Staff Writers', ['Jo Sample', 'Kim Example']],
  ['harbour-news.org', []],
  ['Centers for Tide Research', ['Centers for Tide Research']],
])('authors named "%s" are the people', (author, names) => {
  const html = `<meta property="og:site_name" content="Harbour News"><meta name="author" content="${author}"><p>Text.</p>`;
  expect(readHtml(html).authors).toEqual(names);
});

test('the language is that of the text, not of its menus', () => {
  const menu = '<nav>The news of the day and the weather of the week in the town</nav>'.repeat(3);
  const text =
    'Le bateau est arrivé dans le port avec une heure de retard, et les passagers sont descendus sur le quai.';
  expect(readHtml(`${menu}<p>${text}</p>`).language).toBe('fr');
});

test('a page that is UTF-8 but still names an old encoding is read as UTF-8', () => {
  const bytes = new TextEncoder().encode('<meta charset="iso-8859-1"><p>kilómetros</p>');
  expect(decodeHtml(bytes, 'text/html')).toContain('kilómetros');
});
