import type { Article } from '../../types.ts';
import type { Resolve } from '../normalise/resolve-url.ts';
import { isObject, isOfType, readJsonLd, textsOf, thingsOf, withinRoom, type JsonObject } from './json-ld.ts';
import { firstMeta, readMetaTags, type MetaTags } from './meta-tags.ts';
import { readMicrodata } from './microdata.ts';
import { readPublished } from './read-published.ts';
import { readAuthors } from './read-authors.ts';
import { readLanguage } from './read-language.ts';
import { readTitle } from './read-title.ts';

/** Types of schema.org whose pages are one text by someone. */
const ARTICLE = /^(?:\w*Article|BlogPosting|LiveBlogPosting|Report|Review|CreativeWork|WebPage|NewsItem)$/;
const TEXT_TYPES =
  /^(?:(?:News|Opinion|Analysis|Background|Reportage|Satirical|Advertiser\w*|Review\w*)?(?:News)?Article|ScholarlyArticle|TechArticle|BlogPosting|LiveBlogPosting|Report)$/;
const THREAD = /^(?:DiscussionForumPosting|QAPage|SocialMediaPosting|Conversation)$/;

export type Metadata = Pick<
  Article,
  | 'url'
  | 'title'
  | 'description'
  | 'siteName'
  | 'authors'
  | 'published'
  | 'language'
  | 'imageUrl'
  | 'doi'
  | 'data'
> & {
  /** What the page calls itself, where it does. */
  kind: 'article' | 'thread' | undefined;
  /** The page says in its data that part of it is for subscribers only. */
  paid: boolean;
};

/** What a page says about itself in JSON-LD, meta tags (OpenGraph, Highwire, Dublin Core), microdata and markup. */
export function readMetadata(document: Document, url: string, resolve: Resolve): Metadata {
  const tags = readMetaTags(document);
  const jsonLd = readJsonLd(document);
  const microdata = readMicrodata(document);
  const things = thingsOf([...jsonLd, ...microdata]);
  const articles = things.filter((thing) => isOfType(thing, ARTICLE)).toSorted((a, b) => rank(a) - rank(b));
  const siteName = readSiteName(tags, things, articles, url);
  return {
    url: readCanonical(document, tags, url),
    title: readTitle(document, tags, articles, siteName),
    description: squeeze(
      firstMeta(tags, 'og:description', 'description', 'twitter:description', 'dc.description') ||
        (textsOf(articles[0]?.['description'])[0] ?? ''),
    ),
    siteName,
    authors: readAuthors(document, tags, articles, siteName),
    published: readPublished(document, tags, articles, url),
    language: readLanguage(document, tags),
    imageUrl: readImage(document, tags, articles, resolve),
    doi: readDoi(tags, articles, url),
    data: withinRoom([...jsonLd, ...microdata]),
    kind: readKind(tags, things),
    paid: things.some((thing) =>
      [thing['isAccessibleForFree']]
        .flat()
        .some((free) => free === false || (typeof free === 'string' && free.toLowerCase() === 'false')),
    ),
  };
}

/** Texts before pages about texts. */
function rank(thing: JsonObject): number {
  return isOfType(thing, TEXT_TYPES) ? 0 : 1;
}

function readKind(tags: MetaTags, things: JsonObject[]): Metadata['kind'] {
  if (things.some((thing) => isOfType(thing, THREAD))) return 'thread';
  if (things.some((thing) => isOfType(thing, TEXT_TYPES))) return 'article';
  return /^article/i.test(firstMeta(tags, 'og:type')) ? 'article' : undefined;
}

function readSiteName(tags: MetaTags, things: JsonObject[], articles: JsonObject[], url: string): string {
  const stated = firstMeta(
    tags,
    'og:site_name',
    'citation_journal_title',
    'application-name',
    'apple-mobile-web-app-title',
  );
  if (stated !== '') return squeeze(stated);
  const publisher = articles
    .flatMap((thing) => textsOf(thing['publisher'] ?? thing['isPartOf']))
    .find((name) => !name.includes('://'));
  const site = things
    .filter((thing) => isOfType(thing, /^(?:WebSite|NewsMediaOrganization)$/))
    .flatMap((thing) => textsOf(thing['name']))[0];
  return publisher ?? site ?? URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
}

/** The address under which the page wants to be known; another origin's, or the front page, is not believed. */
function readCanonical(document: Document, tags: MetaTags, url: string): string {
  const own = URL.parse(url);
  const bare = url.split('#', 1)[0] ?? url;
  if (own === null) return bare;
  const link = document.querySelector('link[rel~="canonical"]')?.getAttribute('href');
  for (const candidate of [link, firstMeta(tags, 'og:url')]) {
    if (candidate === undefined || candidate === null || candidate === '') continue;
    const address = URL.parse(candidate, url);
    if (address === null || address.origin !== own.origin || !/^https?:$/.test(address.protocol)) continue;
    if (address.pathname === '/' && address.search === '' && own.pathname !== '/') continue;
    address.hash = '';
    for (const name of Array.from(address.searchParams.keys())) {
      if (/^(?:utm_|fbclid$|gclid$)/.test(name)) address.searchParams.delete(name);
    }
    return address.href;
  }
  return bare;
}

function readImage(
  document: Document,
  tags: MetaTags,
  articles: JsonObject[],
  resolve: Resolve,
): string | undefined {
  const stated = articles.flatMap((thing) => {
    const image = [thing['image'] ?? thing['thumbnailUrl']].flat()[0];
    return isObject(image) ? textsOf(image['url'] ?? image['contentUrl'] ?? image['@id']) : textsOf(image);
  });
  const candidates = [
    firstMeta(tags, 'og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'),
    ...stated,
    document.querySelector('link[rel~="image_src"]')?.getAttribute('href') ?? '',
  ];
  for (const candidate of candidates) {
    const address = resolve(candidate);
    if (address !== undefined && /^https?:/.test(address)) return address;
  }
  return undefined;
}

function readDoi(tags: MetaTags, articles: JsonObject[], url: string): string | undefined {
  const stated = [
    'citation_doi',
    'dc.identifier',
    'dc.identifier.doi',
    'prism.doi',
    'bepress_citation_doi',
    'doi',
  ].flatMap((name) => [...(tags.get(name) ?? [])]);
  const things = articles.flatMap((thing) => [
    ...textsOf(thing['identifier']),
    ...textsOf(thing['sameAs']),
    ...textsOf(thing['@id']),
  ]);
  for (const text of [...stated, ...things, /doi\.org\/|\/doi\//.test(url) ? url : '']) {
    const doi = /\b10\.\d{4,9}\/[^\s"<>?#]+/.exec(text)?.[0];
    if (doi !== undefined) return doi.replace(/[.,;)]+$/, '');
  }
  return undefined;
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
