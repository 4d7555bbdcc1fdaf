import { cutMarkdown } from '../../reading/cut-markdown.ts';
import type { Page } from '../../types.ts';
import { dayOf, dayOfTime } from './day-of.ts';
import { sourceOf, sourceTypeOf } from './sources.ts';
import { withoutTracking } from './without-tracking.ts';

interface Shape {
  /** The address as requested. */
  id: string;
  /** Characters of content. */
  limit: number;
  summary: string | undefined;
}

/** A page as an item of contents' `results`: every field of the interface, and what our reader knows besides. */
export function pageResult(page: Page, { id, limit, summary }: Shape) {
  const { text, cut } = cutMarkdown(page.markdown, limit);
  return {
    id,
    url: withoutTracking(page.url),
    title: page.title,
    content: text,
    ...(summary === undefined ? {} : { summary }),
    description: page.description,
    source: sourceOf(page.origin),
    price: 0,
    length: text.length,
    data_type: 'unstructured',
    source_type: sourceTypeOf(page.origin),
    ...dayOf(page),
    image_url: page.imageUrl === undefined ? {} : { main: page.imageUrl },
    status: 'success',
    /** When the page was read: a copy that was kept stands in for a page that cannot be had now. */
    read_at: new Date(page.readAt).toISOString(),
    authors: page.authors,
    language: page.language ?? '',
    /** The part of the page's visible text that the Markdown holds, 0 to 1, and whether `content` was cut. */
    coverage: page.coverage,
    cut,
    notices: page.notices,
  };
}

/** An address that could not be read, with every field of the interface so that nothing need be looked for. */
export function failedResult(url: string, error: string, now: number) {
  return {
    id: url,
    url,
    title: '',
    content: '',
    description: '',
    source: '',
    price: 0,
    length: 0,
    data_type: 'unstructured',
    source_type: '',
    publication_date: dayOfTime(now),
    image_url: {},
    status: 'failed',
    error,
  };
}
