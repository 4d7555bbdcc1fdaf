import { textsOf, type JsonObject } from './json-ld.ts';
import { firstMeta, type MetaTags } from './meta-tags.ts';

const SEPARATOR = /\s+(?:[|–—·•:»/\\]|-{1,3})\s+|\s*[|»]\s*/;

/** The page's own title, without the name of its site. */
export function readTitle(
  document: Document,
  tags: MetaTags,
  articles: JsonObject[],
  siteName: string,
): string {
  const shown = squeeze(document.title);
  const stated = [
    firstMeta(tags, 'citation_title'),
    textsOf(articles[0]?.['headline'] ?? articles[0]?.['name'])[0] ?? '',
    firstMeta(
      tags,
      'og:title',
      'twitter:title',
      'dc.title',
      'dcterms.title',
      'parsely-title',
      'sailthru.title',
    ),
  ].map(squeeze);
  const known = [...stated, shown].filter((title) => title !== '');
  const headlines = readHeadlines(document);
  const site = letters(shown.split(SEPARATOR).at(-1) ?? '');
  const headline = headlines.find(
    (text) =>
      known.some((title) => isWithin(text, title)) &&
      ![site, letters(siteName)].some((name) => letters(text) === name && letters(shown) !== name),
  );
  if (headline !== undefined) return headline;
  return withoutSite(known[0] ?? headlines[0] ?? '', siteName, known);
}

function readHeadlines(document: Document): string[] {
  return [...document.getElementsByTagName('h1')]
    .slice(0, 6)
    .map((heading) => squeeze(heading.textContent ?? '').replace(/\s?[¶#§🔗]$/u, ''))
    .filter((text) => text.length >= 2 && text.length <= 300);
}

function isWithin(part: string, whole: string): boolean {
  const [short, long] = [letters(part), letters(whole)];
  return short.length >= 8 ? long.includes(short) : short === long || long.startsWith(`${short} `);
}

function letters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 500);
}

/** Cuts "Title | Site" to its title where the site is known by name, or where another title says so. */
function withoutSite(title: string, siteName: string, known: string[]): string {
  const parts = title.split(SEPARATOR);
  if (parts.length < 2) return title;
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  const site = letters(siteName);
  if (site !== '' && letters(last) === site)
    return title.slice(0, title.lastIndexOf(last)).replace(/[\s|\-–—·•:»/\\]+$/, '');
  if (site !== '' && letters(first) === site)
    return title.slice(first.length).replace(/^[\s|\-–—·•:»/\\]+/, '');
  const shorter = known.find(
    (other) => other.length < title.length && other.length > 8 && title.includes(other),
  );
  return shorter ?? title;
}
