import type { Page } from 'puppeteer-core';
import { launchChromium } from '../browser/launch-chromium.ts';
import { callDesk } from '../e2e/faults/call-desk.ts';
import type { CallDesk } from '../e2e/faults/call-desk.ts';
import { chooseHosted } from '../e2e/faults/choose-hosted.ts';
import { startFaultyService } from '../service/start-faulty-service.ts';
import { longAnswer, markAt } from './long-answer.ts';

export interface AnswerTimes {
  what: string;
  /** Milliseconds, medians: until the first 10,000 characters (or 50 cards) are drawn, and until all of it is. */
  first: number;
  all: number;
  'all / first': number;
  /** Tasks of over 50 ms while it is scrolled from its beginning to its end, and the longest, of all repetitions. */
  'long tasks': number;
  'longest task': number;
  /** How far it was scrolled, in pixels. */
  scrolled: number;
}

const TIMES = 5;
/** Steps that are scrolled: a long list shows on a part of it how it scrolls. */
const STEPS = 150;
const LENGTH = 100_000;
const SOURCES = 20;
const RESULTS = 1_000;
const MARKS: [string, string] = [markAt(10_000), markAt(LENGTH)];

/** How soon a long answer and a long list of results stand in the side panel, and how smoothly they scroll. */
export async function benchAnswer(): Promise<AnswerTimes[]> {
  const service = await startFaultyService();
  const chromium = await launchChromium();
  try {
    const page = await chromium.extensionPage('sidepanel.html');
    // Behind another tab nothing is drawn.
    await page.bringToFront();
    await page.setViewport({ width: 400, height: 800 });
    const desk = callDesk(page);
    await chromium.allowHost(`${service.url}/*`);
    await chooseHosted(desk, service);
    await page.evaluateOnNewDocument(watchTasks);
    service.always({
      fields: JSON.stringify({ contents: longAnswer(LENGTH, SOURCES), search_results: sources() }),
    });
    const asked = await repeat('an answer of 100,000 characters arrives', page, () => askFor(desk, 'answer'));
    const opened = await repeat('the panel opens on it', page, () => reload(page));
    service.always({ fields: JSON.stringify({ results: results() }) });
    await desk.start({ operation: 'deepsearch', request: { query: 'harbour' } }).then((id) => desk.ended(id));
    const listed = await repeat('1,000 results, shown a page at a time', page, () => showResults(page));
    return [asked, opened, listed];
  } finally {
    await chromium.close();
    await service.close();
  }
}

interface Times {
  first: number;
  all: number;
}

async function repeat(what: string, page: Page, show: () => Promise<Times>): Promise<AnswerTimes> {
  const times: Times[] = [];
  const tasks: number[] = [];
  let scrolled = 0;
  for (let time = 0; time < TIMES; time += 1) {
    // oxlint-disable-next-line no-await-in-loop -- times are taken one after another
    times.push(await show());
    // oxlint-disable-next-line no-await-in-loop -- what is still being drawn is no part of the scrolling
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
    // oxlint-disable-next-line no-await-in-loop -- as above
    const scroll = await page.evaluate(scrollThrough, STEPS);
    tasks.push(...scroll.tasks);
    scrolled = scroll.pixels;
  }
  const [first, all] = [median(times.map((each) => each.first)), median(times.map((each) => each.all))];
  return {
    what,
    first,
    all,
    'all / first': median(times.map((each) => each.all / each.first)),
    'long tasks': tasks.length,
    'longest task': Math.max(0, ...tasks),
    scrolled,
  };
}

/** From the sending of a question until its answer is drawn. */
async function askFor(desk: CallDesk, operation: 'answer'): Promise<Times> {
  await desk.page.evaluate(() => document.body.scrollIntoView());
  await desk.page.goto(desk.page.url());
  const seen = desk.page.evaluate(watchMarks, MARKS, true);
  await desk.start({ operation, request: { query: `How deep is it? ${performance.now()}` } });
  return seen;
}

/** From the beginning of the navigation until the newest answer is drawn. */
async function reload(page: Page): Promise<Times> {
  const watching = await page.evaluateOnNewDocument(
    `globalThis.seen = (${watchMarks.toString()})(${JSON.stringify(MARKS)}, false)`,
  );
  await page.reload();
  const seen = (await page.evaluate('globalThis.seen')) as Times;
  await page.removeScriptToEvaluateOnNewDocument(watching.identifier);
  return seen;
}

/** Waits for two marks to stand in the document, by the page's own clock; from now on, or since the page began. */
function watchMarks([first, all]: [string, string], fresh: boolean): Promise<Times> {
  const begun = fresh ? performance.now() : 0;
  // What is there of an earlier answer does not count.
  const old = fresh ? document.querySelector('article time')?.getAttribute('datetime') : undefined;
  let firstAt: number | undefined;
  return new Promise((resolve) => {
    const look = () => {
      const article = document.querySelector('article');
      const isNew = article !== null && article.querySelector('time')?.getAttribute('datetime') !== old;
      const words = isNew ? article.textContent : '';
      if (firstAt === undefined && words.includes(first)) firstAt = performance.now() - begun;
      if (firstAt !== undefined && words.includes(all))
        return resolve({ first: firstAt, all: performance.now() - begun });
      requestAnimationFrame(look);
    };
    look();
  });
}

/** From the beginning of the navigation until the first cards are there, and until every page of them was asked for. */
async function showResults(page: Page): Promise<Times> {
  await page.reload();
  return page.evaluate(
    (wanted) =>
      new Promise<Times>((resolve) => {
        let firstAt: number | undefined;
        const look = () => {
          const cards = document.querySelectorAll('ol article').length;
          if (cards > 0) firstAt ??= performance.now();
          if (cards >= wanted) return resolve({ first: firstAt ?? 0, all: performance.now() });
          const more = document.querySelector('ol:has(article) + button');
          if (more instanceof HTMLElement) more.click();
          requestAnimationFrame(look);
        };
        look();
      }),
    RESULTS,
  );
}

/** Keeps how long each long task took; runs in the page before anything else. */
function watchTasks(): void {
  const tasks: { startTime: number; duration: number }[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ entryTypes: ['longtask'] });
  Object.assign(globalThis, { tasks });
}

/** Scrolls the page from its top to its end, most of a screen a frame; the long tasks meanwhile. */
async function scrollThrough(steps: number): Promise<{ tasks: number[]; pixels: number }> {
  const scroller = document.scrollingElement ?? document.body;
  scroller.scrollTop = 0;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  const begun = performance.now();
  for (let step = 0, before = -1; step < steps && scroller.scrollTop > before; step += 1) {
    before = scroller.scrollTop;
    scroller.scrollTop = before + 0.8 * innerHeight;
    // oxlint-disable-next-line no-await-in-loop -- one step a frame
    await frame();
  }
  // Long tasks are told of a moment after they end.
  // oxlint-disable-next-line no-await-in-loop -- as above
  for (let wait = 0; wait < 5; wait += 1) await frame();
  const tasks = (globalThis as { tasks?: { startTime: number; duration: number }[] }).tasks ?? [];
  return {
    tasks: tasks.filter(({ startTime }) => startTime > begun).map(({ duration }) => duration),
    pixels: scroller.scrollTop,
  };
}

function sources() {
  return Array.from({ length: SOURCES }, (_, index) => ({
    title: `Source ${index + 1}`,
    url: `https://docs.example/${index + 1}`,
    snippet: `What source ${index + 1} says of the matter, in a sentence of the length that snippets have.`,
    source: 'web',
    date: '2026-01-01',
    length: 1_000,
  }));
}

function results() {
  return Array.from({ length: RESULTS }, (_, index) => ({
    id: `https://docs.example/${index}`,
    title: `Result ${index} about the harbour`,
    url: `https://docs.example/${index}`,
    content: `The harbour of place ${index} is deep. `.repeat(20),
    source: `source-${index % 7}`,
    length: 800,
    publication_date: '2026-01-01',
    citation_count: index,
    authors: ['Doe, Jane'],
    doi: `10.1000/${index}`,
    price: 0.001,
  }));
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
