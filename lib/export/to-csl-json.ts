import type { CitedWork } from './cited-work.ts';

/** Works as CSL-JSON, which citation managers read. */
export function toCslJson(works: readonly CitedWork[]): string {
  return `${JSON.stringify(works.map(itemOf), undefined, 2)}\n`;
}

function itemOf({ id, title, authors, date, doi, url, container, abstract }: CitedWork) {
  return {
    id,
    type: doi !== '' || authors.length > 0 ? 'article-journal' : 'webpage',
    title,
    ...(authors.length > 0 ? { author: authors } : {}),
    ...(date.length > 0 ? { issued: { 'date-parts': [date] } } : {}),
    ...(doi === '' ? {} : { DOI: doi }),
    ...(url === '' ? {} : { URL: url }),
    ...(container === '' ? {} : { 'container-title': container }),
    ...(abstract === '' ? {} : { abstract }),
  };
}
