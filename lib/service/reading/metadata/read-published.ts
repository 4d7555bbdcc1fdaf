import { textsOf, type JsonObject } from './json-ld.ts';
import { firstMeta, type MetaTags } from './meta-tags.ts';
import { parseDay } from './parse-day.ts';

const META_NAMES = [
  'article:published_time',
  'citation_publication_date',
  'citation_date',
  'citation_online_date',
  'datepublished',
  'og:published_time',
  'og:article:published_time',
  'article.published',
  'parsely-pub-date',
  'sailthru.date',
  'dc.date.issued',
  'dcterms.issued',
  'dcterms.created',
  'dc.date',
  'dcterms.date',
  'pubdate',
  'publishdate',
  'publish-date',
  'publication_date',
  'pub_date',
  'publish_date',
  'dc.date.created',
  'dcterms.dateaccepted',
  'displaydate',
  'originalpublicationdate',
  'article.created',
  'article:published',
  'date',
];

/** The day a page was published, `YYYY-MM-DD`: as its data says, else by a `time` near its title, else by its address. */
export function readPublished(
  document: Document,
  tags: MetaTags,
  articles: JsonObject[],
  url: string,
): string | undefined {
  const stated = [
    ...articles.flatMap((thing) =>
      textsOf(thing['datePublished'] ?? thing['dateCreated'] ?? thing['uploadDate']),
    ),
    ...META_NAMES.map((name) => firstMeta(tags, name)),
  ];
  for (const text of stated) {
    const day = text === '' ? undefined : parseDay(text);
    if (day !== undefined) return day;
  }
  return markedDay(document) ?? dayBesideTitle(document) ?? dayInPath(url);
}

function markedDay(document: Document): string | undefined {
  const marked = document.querySelectorAll('[itemprop="datePublished"], time[pubdate], .dt-published, time');
  for (const element of [...marked].slice(0, 6)) {
    if (element.closest('nav, aside, footer, [class*="comment" i], [class*="related" i], li') !== null)
      continue;
    const day = parseDay(
      element.getAttribute('datetime') ?? element.getAttribute('content') ?? element.textContent ?? '',
    );
    if (day !== undefined) return day;
  }
  return undefined;
}

/** A short text that is little more than a date, next to the headline. */
function dayBesideTitle(document: Document): string | undefined {
  const heading = document.getElementsByTagName('h1')[0];
  const near = [
    heading?.nextElementSibling,
    heading?.parentElement?.nextElementSibling,
    heading?.previousElementSibling,
  ];
  for (const element of near) {
    for (const place of element === null || element === undefined ? [] : [element, ...element.children]) {
      const text = (place.textContent ?? '').replace(/\s+/g, ' ').trim();
      const day = text.length > 0 && text.length < 80 ? parseDay(text) : undefined;
      if (day !== undefined) return day;
    }
  }
  const dated = document.querySelector(
    '[class~="date"], [class~="published"], [class~="post-date"], [class~="entry-date"]',
  );
  return dated === null ? undefined : parseDay((dated.textContent ?? '').replace(/\s+/g, ' ').trim());
}

function dayInPath(url: string): string | undefined {
  // A section's name may stand between: `/2010/politics/08/13/`.
  const path = /\/((?:19|20)\d\d)(?:\/[a-z]{2,20})?[/-](\d{1,2})[/-](\d{1,2})(?:[/-]|$)/i.exec(
    URL.parse(url)?.pathname ?? '',
  );
  return path === null ? undefined : parseDay(`${path[1] ?? ''}-${path[2] ?? ''}-${path[3] ?? ''}`);
}
