import { citedWorks } from '../export/cited-work.ts';
import type { CitedWork } from '../export/cited-work.ts';
import type { Reading } from './reading.ts';

/** Pages as works of a bibliography: web pages, with the day on which each was read. */
export function worksOfReadings(readings: readonly Reading[]): CitedWork[] {
  const works = citedWorks(
    readings.map(({ title, url, authors, published, doi, source, transaction, summary }) => ({
      title,
      url,
      authors,
      publication_date: published,
      doi,
      // A service's word for where it has it from is no publisher.
      source: transaction === undefined && source !== '' ? source : hostOf(url),
      content: summary,
    })),
    ({ url }) => url ?? '',
  );
  return works.map((work, index) => ({ ...work, accessed: dayOf(readings[index]?.readAt) }));
}

function dayOf(time = 0): number[] {
  return new Date(time).toISOString().slice(0, 10).split('-').map(Number);
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : '');
