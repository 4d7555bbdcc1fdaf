import { isArticle } from './cited-work.ts';
import type { CitedWork } from './cited-work.ts';

/** Works as CSL-JSON, which citation managers read. */
export function toCslJson(works: readonly CitedWork[]): string {
  return `${JSON.stringify(works.map(itemOf), undefined, 2)}\n`;
}

function itemOf(work: CitedWork) {
  const { id, title, authors, date, doi, url, container, abstract, accessed } = work;
  return {
    id,
    type: isArticle(work) ? 'article-journal' : 'webpage',
    title,
    ...(authors.length > 0 ? { author: authors } : {}),
    ...(date.length > 0 ? { issued: { 'date-parts': [date] } } : {}),
    ...(accessed === undefined ? {} : { accessed: { 'date-parts': [accessed] } }),
    ...(doi === '' ? {} : { DOI: doi }),
    ...(url === '' ? {} : { URL: url }),
    ...(container === '' ? {} : { 'container-title': container }),
    ...(abstract === '' ? {} : { abstract }),
  };
}
