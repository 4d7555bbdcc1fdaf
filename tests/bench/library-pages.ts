import type { Page } from '#lib/service/types.ts';

/** A small generator of repeatable numbers from 0 to 1 (mulberry32): the same pages in every run. */
export function repeatableRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const SYLLABLES =
  'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo za bra cle dri flo gru pla ste tri nor vel'.split(
    ' ',
  );
const VOCABULARY = 60_000;
const SMALL_WORDS =
  'the of and to in a is that for it as was with be by on not he his but at are this have from or had'.split(
    ' ',
  );

/** The word of a rank in a made-up language: frequent words are short. */
export function wordOf(rank: number): string {
  const small = SMALL_WORDS[rank];
  if (small !== undefined) return small;
  let word = '';
  for (let rest = rank + 7; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    word += SYLLABLES[rest % SYLLABLES.length] ?? '';
  }
  return word;
}

/** Draws ranks as words of a language fall: the second half as often as the first, and so on (Zipf). */
export function zipf(random: () => number): number {
  return Math.min(VOCABULARY - 1, Math.floor(VOCABULARY ** random()) - 1);
}

/** A page of about `words` words in paragraphs under headings, made from its number. */
export function syntheticPage(number: number, words = 330): Page {
  const random = repeatableRandom(number + 1);
  const draw = (count: number): string => Array.from({ length: count }, () => wordOf(zipf(random))).join(' ');
  const parts: string[] = [];
  for (let left = words; left > 0; left -= 60) {
    if (parts.length % 4 === 0) parts.push(`## ${draw(4)}`);
    const sentence = (): string => `${draw(15)}.`;
    parts.push([sentence(), sentence(), sentence(), sentence()].join(' '));
  }
  const url = `https://site-${number % 500}.example/section-${number % 7}/page-${number}`;
  return {
    url,
    requestedUrl: url,
    title: draw(6),
    markdown: parts.join('\n\n'),
    description: '',
    siteName: `Site ${number % 500}`,
    authors: [],
    published: `20${String(10 + (number % 15))}-0${1 + (number % 9)}-11`,
    language: 'en',
    imageUrl: undefined,
    doi: undefined,
    data: [],
    coverage: 1,
    notices: [],
    readAt: 1_700_000_000_000 + number * 60_000,
    origin: number % 3 === 0 ? 'tab' : 'web',
  };
}

/** A query as people type them: two to six words of mixed frequency, some small ones between. */
export function syntheticQuery(number: number): string {
  const random = repeatableRandom(number * 7_919 + 13);
  const count = 2 + Math.floor(random() * 5);
  return Array.from({ length: count }, () => wordOf(zipf(random))).join(' ');
}
