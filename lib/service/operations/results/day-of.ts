import type { Page } from '../../types.ts';

/** The day of a moment, in UTC, as the interface writes it. */
export function dayOfTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/**
 * The interface wants a date on every result. Where a page does not tell when it was published it is the day it was
 * read, which is also what date filters go by, and `date_kind` says so.
 */
export function dayOf(page: Page): { publication_date: string; date_kind: 'published' | 'read' } {
  return page.published === undefined
    ? { publication_date: dayOfTime(page.readAt), date_kind: 'read' }
    : { publication_date: page.published, date_kind: 'published' };
}
