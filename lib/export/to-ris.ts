import { isArticle } from './cited-work.ts';
import type { CitedWork } from './cited-work.ts';

/** Works as RIS: a line for each field. A field has no line ends of its own, so none can pose as another field. */
export function toRis(works: readonly CitedWork[]): string {
  return works.map(recordOf).join('');
}

function recordOf(work: CitedWork): string {
  const { id, title, authors, date, doi, url, container, abstract, accessed = [] } = work;
  const lines: [string, string][] = [
    ['TY', isArticle(work) ? 'JOUR' : 'ELEC'],
    ['ID', id],
    ['TI', title],
    ...authors.map((author): [string, string] => [
      'AU',
      'literal' in author ? author.literal : `${author.family}, ${author.given}`,
    ]),
    ['PY', String(date[0] ?? '')],
    ['DA', dayOf(date)],
    ['T2', container],
    ['DO', doi],
    ['UR', url],
    ['Y2', dayOf(accessed)],
    ['AB', abstract],
  ];
  const written = lines.filter(([, value]) => value !== '').map(([tag, value]) => `${tag}  - ${value}\r\n`);
  return `${written.join('')}ER  - \r\n\r\n`;
}

function dayOf(date: readonly number[]): string {
  return date.length === 3 ? `${date.map((part) => String(part).padStart(2, '0')).join('/')}/` : '';
}
