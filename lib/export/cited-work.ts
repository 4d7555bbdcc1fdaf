import type { DeepsearchResult } from '../contract/deepsearch.ts';

/** A person or a group that wrote something. */
export type Author = { family: string; given: string } | { literal: string };

/** What a bibliography says of one result, every text on one line and without signs that are not printed. */
export interface CitedWork {
  id: string;
  title: string;
  authors: Author[];
  /** Year, month and day, as far as they are known. */
  date: number[];
  doi: string;
  url: string;
  container: string;
  abstract: string;
  /** Year, month and day on which it was read, of a web page. */
  accessed?: number[];
}

/** Whether a work is an article of a journal; the others are web pages. */
export function isArticle({ doi, authors, accessed }: CitedWork): boolean {
  return doi !== '' || (authors.length > 0 && accessed === undefined);
}

/** What is cited of a result. */
type Cited = Pick<
  DeepsearchResult,
  'title' | 'url' | 'authors' | 'publication_date' | 'doi' | 'source' | 'content'
>;

const MAX_ABSTRACT = 2_000;

/** Results as works of a bibliography, each under an id of its own. */
export function citedWorks(results: readonly Cited[], addressOf: (result: Cited) => string): CitedWork[] {
  const taken = new Map<string, number>();
  return results.map((result) => {
    const work = {
      title: oneLine(result.title) || oneLine(addressOf(result)),
      authors: result.authors
        .slice(0, 200)
        .map(authorOf)
        .filter((author) => author !== undefined),
      date: datesOf(result.publication_date),
      doi: oneLine(result.doi).replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:)/i, ''),
      url: oneLine(addressOf(result)),
      container: oneLine(result.source),
      abstract: typeof result.content === 'string' ? oneLine(result.content.slice(0, MAX_ABSTRACT)) : '',
    };
    const name = keyOf(work);
    const times = taken.get(name) ?? 0;
    taken.set(name, times + 1);
    return { id: times === 0 ? name : `${name}-${times + 1}`, ...work };
  });
}

function oneLine(text: string | undefined): string {
  return (text ?? '')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

/** `Curie, Marie` and `Marie Curie` are the same person; one word, or a script without spaces, is taken as it is. */
function authorOf(written: string): Author | undefined {
  const name = oneLine(written).slice(0, 200);
  if (name === '') return undefined;
  const comma = name.indexOf(',');
  const [family, given] =
    comma > 0
      ? [name.slice(0, comma), name.slice(comma + 1)]
      : [name.slice(name.lastIndexOf(' ') + 1), name.slice(0, Math.max(0, name.lastIndexOf(' ')))];
  return given.trim() === '' ? { literal: name } : { family: family.trim(), given: given.trim() };
}

function datesOf(date: string | undefined): number[] {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/.exec(date ?? '') ?? [];
  return [year, month, day].filter((part) => part !== undefined).map(Number);
}

/** `curie1903radioactive`, in letters that every program takes. */
function keyOf({ authors: [first], date: [year], title }: Omit<CitedWork, 'id'>): string {
  const name = first && ('family' in first ? first.family : first.literal);
  const word = title.split(' ').find((each) => plain(each).length > 3);
  return `${plain(name ?? '')}${year ?? ''}${plain(word ?? '')}`.slice(0, 60) || 'source';
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}
