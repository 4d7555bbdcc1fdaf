import { textsOf, type JsonObject } from './json-ld.ts';
import type { MetaTags } from './meta-tags.ts';

const META_NAMES = [
  'citation_author',
  'author',
  'article:author',
  'dc.creator',
  'dcterms.creator',
  'parsely-author',
  'byl',
  'sailthru.author',
  'twitter:creator_name',
];
const VISIBLE = /(?:^|[\s_-])(?:byline|author|author-name|p-author)(?:$|[\s_-])/i;
const MOST = 20;

/** Who wrote the page, each name once: from its structured data, else its meta tags, else a byline on it. */
export function readAuthors(
  document: Document,
  tags: MetaTags,
  things: JsonObject[],
  siteName: string,
): string[] {
  const found = findAuthors(document, tags, things);
  const people = found.filter((name) => !isSite(name, siteName) && !ROLE.test(name));
  return people.length > 0 ? people : found.filter((name) => !isAddress(name));
}

/** What stands beside a name in a byline: where someone works, and as what. */
const ROLE =
  /^(?:(?:associated press|afp|ap|reuters)$|(?:\w+ ){0,3}(?:editor|writer|correspondent|reporter|columnist|contributor|journalist)s?$)/i;

function isSite(name: string, siteName: string): boolean {
  return isAddress(name) || letters(name) === letters(siteName);
}

function isAddress(name: string): boolean {
  return /^[\w-]+\.(?:com|org|net|[a-z]{2}|co\.uk)$/i.test(name);
}

function letters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/com$/, '');
}

function findAuthors(document: Document, tags: MetaTags, things: JsonObject[]): string[] {
  const scholarly = names(tags.get('citation_author') ?? [], true);
  if (scholarly.length > 0) return scholarly;
  const stated = names(
    things.flatMap((thing) => textsOf(thing['author'] ?? thing['creator'])),
    false,
  );
  if (stated.length > 0) return stated;
  for (const name of META_NAMES) {
    const found = names(tags.get(name) ?? [], false);
    if (found.length > 0) return found;
  }
  return visibleAuthors(document);
}

function visibleAuthors(document: Document): string[] {
  for (const element of bylines(document)) {
    if (element.closest('[class*="comment" i], aside, footer, nav') !== null) continue;
    const named = element.querySelector('[itemprop="name"], [rel~="author"], a');
    const found = names([(named ?? element).textContent ?? ''], false);
    if (found.length > 0) return found;
  }
  return [];
}

/** The first elements that are marked as the author's place; marks made for programs come first. */
function bylines(document: Document): Element[] {
  const marked = [...document.querySelectorAll('[rel~="author"], [itemprop="author"]')];
  const named: Element[] = [];
  for (const element of document.querySelectorAll('[class]')) {
    if (named.length >= 8) break;
    if (VISIBLE.test(element.getAttribute('class') ?? '')) named.push(element);
  }
  return [...marked.slice(0, 8), ...named];
}

function names(texts: readonly string[], isScholarly: boolean): string[] {
  const found = texts
    .map(squeeze)
    .flatMap((text) =>
      isScholarly
        ? [turned(text)]
        : text.split(/\s*(?:;|\band\b|\bund\b|\bet\b|\by\b|&|\||,(?!\s*(?:Jr|Sr|PhD|MD|II|III)\b))\s*/i),
    );
  const clean = found.map(
    (name) =>
      name
        .replace(/\s+/g, ' ')
        .replace(/^\s*(?:by|von|par|por|written by|author)\b:?\s*/i, '')
        // "Name - Staff Writers", "Name, Envoyés spéciaux à …"
        .split(/ [-–—] | (?:envoyée?s? spécia|special correspondent)/iu, 1)[0]
        ?.trim() ?? '',
  );
  return [...new Set(clean.filter(isName))].slice(0, MOST);
}

/** Short and with single spaces: the patterns here would otherwise try every split of a long run. */
function squeeze(text: string): string {
  return text.slice(0, 2_000).replace(/\s+/g, ' ').trim().slice(0, 1_000);
}

/** "Last, First" of scholarly tags the way the name is spoken. */
function turned(name: string): string {
  const parts = name.split(/,\s*/);
  return parts.length === 2 ? `${parts[1] ?? ''} ${parts[0] ?? ''}` : name;
}

function isName(name: string): boolean {
  if (name.length < 2 || name.length > 60 || /https?:|www\.|@|[\d{}<>]/.test(name)) return false;
  return (
    name.split(' ').length <= 7 &&
    !/^(?:admin|editor|staff|unknown|anonymous|null|undefined|posted|published|updated)$/i.test(name)
  );
}
