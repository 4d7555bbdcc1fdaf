import { describe, expect, test } from 'vitest';
import { cutMarkdown } from '#lib/service/reading/cut-markdown.ts';
import { decodeHtml } from '#lib/service/reading/decode-html.ts';
import { parseDay } from '#lib/service/reading/metadata/parse-day.ts';
import { readHtml } from './read-fixture.ts';

const LONG = 200_000;
const PART = 4;
/** A quarter of the text takes at least this part of the time where work is linear; a sixteenth where it is quadratic. */
const MOST = 11;
/** What takes less than this many milliseconds needs no comparison. */
const QUICK = 150;

const RUNS = [' ', '.', '0', '<', '&', '|', '`', '[', '\n'];
/** Tried where text is escaped and where lines of an article are judged. */
const MORE_RUNS = ['-', '_', '*', '#', '~', '$', '\\', 'a ', '](', '1. ', '漢'];

const PLACES: readonly (readonly [string, (text: string) => string])[] = [
  ['a paragraph', (text) => `<p>${text}x</p>`],
  ['a heading', (text) => `<h1>${text}x</h1><p>y</p>`],
  ['code', (text) => `<pre><code class="language-x">${text}x</code></pre>`],
  ['a code span', (text) => `<p><code>${text}x</code></p>`],
  ['a link', (text) => `<p><a href="/${text}" title="${text}">${text}x</a></p>`],
  ['a picture', (text) => `<p><img src="/${text}" srcset="${text}" alt="${text}">x</p>`],
  [
    'a table',
    (text) => `<table><tr><th>${text}</th><th>x</th></tr><tr><td>${text}</td><td>y</td></tr></table>`,
  ],
  ['an item', (text) => `<ul><li>${text}x</li></ul>`],
  ['a style', (text) => `<style>${text}.x{display:none;${text}}${text}</style><p class="x">x</p>`],
  ['a class', (text) => `<div class="${text}" id="${text}" style="${text}">x</div>`],
  ['a formula', (text) => `<script src="mathjax.js"></script><p><math alttext="${text}"></math>${text}x</p>`],
  [
    'the title and meta tags',
    (text) =>
      `<title>${text}</title><meta name="author" content="${text}"><meta property="og:title" content="${text}x"><meta name="date" content="${text}"><p>x</p>`,
  ],
  ['structured data', (text) => `<script type="application/ld+json">${text}</script><p>x</p>`],
  [
    'a footnote',
    (text) => `<p>x<a href="#fn1">1</a></p><ol class="footnotes"><li id="fn1">${text}</li></ol>`,
  ],
  ['a caption', (text) => `<figure><img src="/a.png"><figcaption>${text}</figcaption></figure>`],
  [
    'an article',
    (text) =>
      `<meta property="og:type" content="article"><article><p class="byline">${text}</p><p>${'Words of a long paragraph, one after the other. '.repeat(20)}</p><p>By ${text}</p><p>${text}</p></article>`,
  ],
];

/** Milliseconds of this thread's own: what else the machine does is not in it. */
function time(work: () => void): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

/** Collecting garbage only adds to a time, so the least of several counts. */
function least(work: () => void): number {
  return Math.min(time(work), time(work), time(work));
}

/** How many times as long the whole run takes as its quarter; 0 where it is quick anyway. */
function ratioOf(work: (text: string) => void, unit: string): number {
  const long = unit.repeat(LONG / unit.length);
  if (time(() => work(long)) < QUICK) return 0;
  const whole = least(() => work(long));
  return whole < QUICK ? 0 : whole / least(() => work(long.slice(0, LONG / PART)));
}

describe.each(PLACES)('a long run in %s takes time in proportion', (_, place) => {
  test.each(RUNS)('%j', (unit) => {
    expect(ratioOf((text) => readHtml(place(text)), unit)).toBeLessThan(MOST);
  });
});

const PROSE = PLACES.filter(([name]) => name === 'a paragraph' || name === 'an article');
describe.each(PROSE)('a long run of any mark in %s takes time in proportion', (_, place) => {
  test.each(MORE_RUNS)('%j', (unit) => {
    expect(ratioOf((text) => readHtml(place(text)), unit)).toBeLessThan(MOST);
  });
});

test.each([...RUNS, ...MORE_RUNS])('a long run of %j is decoded and cut in proportion', (unit) => {
  const work = (text: string): void => {
    cutMarkdown(text, text.length - 1);
    cutMarkdown(`\`\`\`\n${text}`, text.length - 1);
    parseDay(text);
    decodeHtml(new TextEncoder().encode(`<meta ${text}`), text);
  };
  expect(ratioOf(work, unit)).toBeLessThan(MOST);
});
