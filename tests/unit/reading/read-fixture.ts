import { readFileSync } from 'node:fs';
import { parseHtml } from '#lib/service/reading/parse-html.ts';
import { readArticle } from '#lib/service/reading/read-article.ts';
import type { Article } from '#lib/service/types.ts';

const FOLDER = new URL('../../pages/reading/', import.meta.url);
export const PAGE_URL = 'https://pages.example/docs/page.html';

/** The text of a file of tests/pages/reading. */
export function fixtureText(name: string): string {
  return readFileSync(new URL(name, FOLDER), 'utf8');
}

/** HTML as an article, read at the address of all test pages. */
export function readHtml(html: string, effort: 'normal' | 'high' = 'normal'): Article {
  return readArticle(parseHtml(html, PAGE_URL), { url: PAGE_URL, effort });
}
