import { Readability } from '@mozilla/readability';
import { parseHtml } from '#lib/service/reading/parse-html.ts';
import { readArticle } from '#lib/service/reading/read-article.ts';
import { benchPages, type BenchPage } from './reading-pages.ts';

/** Times are milliseconds a page, `ratio` is against Readability alone on the same DOM in the same run. */
export interface ReadingRow {
  what: string;
  pages: number;
  p50: number;
  p95: number;
  pagesPerSecond: number;
  ratio: number | undefined;
  goal: string;
}

const PAGES = 60;
const WARM_UP = 24;
const TRIES = 7;

/**
 * How fast pages become Markdown under Node, on one core: parsing and reading together against the goal of pages a
 * second, reading alone against Readability alone. Takes half a minute.
 */
export async function benchReading(): Promise<ReadingRow[]> {
  const pages = benchPages(PAGES);
  for (const page of pages.slice(0, WARM_UP)) measure(page);
  const times = pages.map(measure);
  const kinds = [...new Set(pages.map((page) => page.kind))];
  const sum = (value: (time: PageTimes) => number): number =>
    times.reduce((all, time) => all + value(time), 0);
  const ratio = sum((time) => time.read) / sum((time) => time.readability);
  return [
    row(
      'parse + read',
      times.map((time) => time.parse + time.read),
      undefined,
      '60 pages a second',
    ),
    row(
      'parse',
      times.map((time) => time.parse),
      undefined,
      '',
    ),
    row(
      'read',
      times.map((time) => time.read),
      ratio,
      'ratio under 3',
    ),
    ...kinds.map((kind) => {
      const own = times.filter((time) => time.kind === kind);
      const reads = own.map((time) => time.read);
      return row(
        `read: ${kind}`,
        reads,
        total(reads) / total(own.map((time) => time.readability)),
        'ratio under 3',
      );
    }),
    row(
      'read, high effort',
      times.map((time) => time.high),
      sum((time) => time.high) / sum((time) => time.readability),
      '',
    ),
    row(
      'Readability alone',
      times.map((time) => time.readability),
      1,
      '',
    ),
  ];
}

interface PageTimes {
  kind: string;
  parse: number;
  read: number;
  high: number;
  readability: number;
}

/** The best of some tries, each on a DOM of its own: what else the machine does meanwhile is not the reader's. */
function measure({ kind, html, url }: BenchPage): PageTimes {
  const best = { kind, parse: Infinity, read: Infinity, high: Infinity, readability: Infinity };
  for (let tries = 0; tries < TRIES; tries++) {
    const [document, parse] = timed(() => parseHtml(html, url));
    const [, read] = timed(() => readArticle(document, { url, effort: 'normal' }));
    const again = parseHtml(html, url);
    const [, readability] = timed(() => new Readability(again).parse());
    const third = parseHtml(html, url);
    const [, high] = timed(() => readArticle(third, { url, effort: 'high' }));
    best.parse = Math.min(best.parse, parse);
    best.read = Math.min(best.read, read);
    best.readability = Math.min(best.readability, readability);
    best.high = Math.min(best.high, high);
  }
  return best;
}

function timed<Result>(work: () => Result): [Result, number] {
  // The processor time of a thread would leave out others' work by itself, but ticks in steps of some milliseconds.
  const start = performance.now();
  const result = work();
  return [result, performance.now() - start];
}

function row(what: string, times: number[], ratio: number | undefined, goal: string): ReadingRow {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  const pagesPerSecond = (1_000 * times.length) / total(times);
  return { what, pages: times.length, p50: at(0.5), p95: at(0.95), pagesPerSecond, ratio, goal };
}

function total(times: number[]): number {
  return times.reduce((sum, time) => sum + time, 0);
}
