import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { readArticle } from '#lib/service/reading/read-article.ts';
import { fixtureText, PAGE_URL, readHtml } from './read-fixture.ts';

// The extension reads on the browser's DOM, Node on linkedom: the same page must give the same text on both.
test.each([
  'article.html',
  'forum.html',
  'docs.html',
  'product.html',
  'listing.html',
  'paper.html',
  'paywall.html',
  'note.html',
])('%s reads the same on another DOM', (name) => {
  const html = fixtureText(name);
  const window = new Window({ url: PAGE_URL, settings: { disableJavaScriptFileLoading: true } });
  window.document.write(html);
  const document: unknown = window.document;
  if (!isDocument(document)) throw new Error('No document was made.');
  const other = readArticle(document, { url: PAGE_URL, effort: 'normal' });
  const own = readHtml(html);
  expect(other.markdown).toBe(own.markdown);
  expect({ ...other, coverage: 0 }).toEqual({ ...own, coverage: 0 });
});

function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && 'documentElement' in value;
}
