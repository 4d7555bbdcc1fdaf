/** A page of our own writing: what a reader of it must find, and what must not be in it. */
export interface PageKind {
  kind: string;
  path: string;
  title: string;
  has: readonly RegExp[];
  lacks?: readonly RegExp[];
}

/** Pages of tests/pages/site, by their path there. */
export const SITE_KINDS: readonly PageKind[] = [
  {
    kind: 'an article',
    path: '/mills/tide-mills.html',
    title: 'How a tide mill keeps time with the moon',
    has: [/41,000 cubic metres/],
    lacks: [/Written for the tests of Sidelight/],
  },
  {
    kind: 'a forum',
    path: '/forum/thread-118.html',
    title: 'The sluice gate sticks at half tide',
    has: [/mussel bed/i, /two buckets of them/],
  },
  {
    kind: 'documentation with code and tables',
    path: '/docs/gauge-feed.html',
    title: 'The gauge feed',
    has: [/return pond - creek >= 1\.2/, /Metres above chart datum/],
  },
  {
    kind: 'a page from right to left',
    path: '/languages/arabic.html',
    title: 'طاحونة المد على الخور',
    has: [/خمسين دقيقة/],
  },
  {
    kind: 'a page in Japanese',
    path: '/languages/japanese.html',
    title: '潮の水車小屋',
    has: [/水車が回りだす/],
  },
];

/** Pages of odd-pages.ts. */
export const ODD_KINDS: readonly PageKind[] = [
  { kind: 'a PDF', path: '/text.pdf', title: 'Report on the sluice', has: [/oak from the old barn/] },
  {
    kind: 'a page of 5 MB',
    path: '/5mb.html',
    title: 'A log of 5 MB',
    has: [/The keeper wrote down/],
  },
];
