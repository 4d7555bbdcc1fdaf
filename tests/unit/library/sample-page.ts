import type { LibraryQuery, Page } from '#lib/service/types.ts';

/** A page with what matters to a test, and nothing else in it. */
export function samplePage(url: string, title: string, markdown: string, more: Partial<Page> = {}): Page {
  return {
    url,
    requestedUrl: url,
    title,
    markdown,
    description: '',
    siteName: '',
    authors: [],
    published: undefined,
    language: undefined,
    imageUrl: undefined,
    doi: undefined,
    data: [],
    coverage: 1,
    notices: [],
    readAt: Date.UTC(2026, 0, 15),
    origin: 'web',
    ...more,
  };
}

/** A query for everything that shares a word with the text. */
export function sampleQuery(text: string, more: Partial<LibraryQuery> = {}): LibraryQuery {
  return {
    text,
    limit: 10,
    threshold: 0,
    included: [],
    excluded: [],
    origins: [],
    from: undefined,
    to: undefined,
    ...more,
  };
}
