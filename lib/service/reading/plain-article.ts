import type { Article } from '../types.ts';

const TITLE_LENGTH = 120;

/** Plain text or Markdown as an article; its title is the first heading, else the first line. */
export function plainArticle(text: string, url: string): Article {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const line = lines[first]?.trim() ?? '';
  const isHeading = /^#{1,6}\s/.test(line);
  const body = isHeading ? lines.toSpliced(first, 1) : lines;
  return {
    url: url.split('#', 1)[0] ?? url,
    title: line.replace(/^#{1,6}\s+/, '').slice(0, TITLE_LENGTH),
    markdown: body.join('\n').trim(),
    description: '',
    siteName: '',
    authors: [],
    published: undefined,
    language: undefined,
    imageUrl: undefined,
    doi: undefined,
    data: [],
    coverage: 1,
    notices: line === '' ? ['no-text'] : [],
  };
}
