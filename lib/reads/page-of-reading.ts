import type { Page } from '../service/types.ts';
import type { Reading } from './reading.ts';

/** A page that a hosted service has read, as the library keeps it: among the imported ones, for so it came here. */
export function pageOfReading(reading: Reading, url: string): Page {
  const { title, markdown, summary, authors, published, language, doi, readAt } = reading;
  return {
    url,
    requestedUrl: url,
    title,
    markdown,
    description: summary ?? '',
    siteName: URL.canParse(url) ? new URL(url).host : '',
    authors,
    published: published !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(published) ? published : undefined,
    language,
    imageUrl: undefined,
    doi,
    data: [],
    coverage: 1,
    notices: [],
    readAt,
    origin: 'import',
  };
}
