import { Readability } from '@mozilla/readability';
import TurndownService from 'turndown';
import type { ReadArticle } from '../types.ts';

/**
 * Reads one document into an article. The document is changed on the way and of no further use to the caller.
 */
export const readArticle: ReadArticle = (document, { url }) => {
  const whole = document.body.textContent ?? '';
  const result = new Readability<Element>(document, { serializer: (node) => node as Element }).parse();
  const turndown = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
  });
  const markdown = result?.content ? turndown.turndown(result.content as HTMLElement) : whole.trim();
  return {
    url: url.split('#', 1)[0] ?? url,
    title: result?.title ?? document.title,
    markdown,
    description: result?.excerpt ?? '',
    siteName: result?.siteName ?? '',
    authors: result?.byline ? [result.byline] : [],
    published: result?.publishedTime?.slice(0, 10),
    language: result?.lang ?? undefined,
    imageUrl: undefined,
    doi: undefined,
    data: [],
    coverage: whole === '' ? 0 : Math.min(1, (result?.length ?? whole.length) / whole.length),
    notices: whole.trim() === '' ? ['no-text'] : [],
  };
};
