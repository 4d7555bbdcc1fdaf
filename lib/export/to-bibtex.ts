import { isArticle } from './cited-work.ts';
import type { Author, CitedWork } from './cited-work.ts';

/** Works as BibTeX. Braces and signs of TeX in a field are written so that they are only signs. */
export function toBibtex(works: readonly CitedWork[]): string {
  return works.map(entryOf).join('\n');
}

function entryOf(work: CitedWork): string {
  const { id, title, authors, date, doi, url, container, abstract, accessed = [] } = work;
  const [year, month, day] = date;
  const article = isArticle(work);
  const fields: [string, string][] = [
    ['title', `{${escapeTex(title)}}`],
    ['author', authors.map(nameOf).join(' and ')],
    ['year', String(year ?? '')],
    ['month', String(month ?? '')],
    ['date', day === undefined ? '' : isoDate(date)],
    [article ? 'journal' : 'howpublished', escapeTex(container)],
    ['doi', verbatim(doi)],
    ['url', verbatim(url)],
    ['urldate', isoDate(accessed)],
    ['abstract', escapeTex(abstract)],
  ];
  const lines = fields.filter(([, value]) => value !== '').map(([name, value]) => `  ${name} = {${value}}`);
  return `@${article ? 'article' : 'misc'}{${id},\n${lines.join(',\n')}\n}\n`;
}

const isoDate = (date: readonly number[]) => date.map((part) => String(part).padStart(2, '0')).join('-');

/** The word between two authors is `and`; a group's name goes into braces and is not parted. */
function nameOf(author: Author): string {
  return 'literal' in author
    ? `{${escapeTex(author.literal)}}`
    : `${braceAnd(escapeTex(author.family))}, ${braceAnd(escapeTex(author.given))}`;
}

const braceAnd = (name: string) => (/\band\b|,/i.test(name) ? `{${name}}` : name);

const TEX: Record<string, string> = {
  '\\': String.raw`\textbackslash{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
  // BibTeX counts braces whether a backslash stands before them or not: one alone would end the field.
  '{': String.raw`\textbraceleft{}`,
  '}': String.raw`\textbraceright{}`,
};

function escapeTex(text: string): string {
  return text.replaceAll(/[\\~^{}$&#%_]/g, (sign) => TEX[sign] ?? `\\${sign}`);
}

/** Addresses are not TeX: what would end the field or begin a command is percent-encoded. */
function verbatim(text: string): string {
  return text.replaceAll(/[\\{}"<>\s]/g, encodeURIComponent);
}
