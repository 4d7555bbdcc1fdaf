import type { Page } from 'puppeteer-core';
import { launchChromium } from '../browser/launch-chromium.ts';
import { seedReading } from '../e2e/reader/seed-reading.ts';
import { longMarkdown } from '../e2e/reader/long-markdown.ts';

export interface ReaderTimes {
  characters: number;
  /** Milliseconds, medians: from the start of the navigation until the first words are painted. */
  open: number;
  /** Against the one on the smallest page, in this run. */
  ratio: number;
  /** Until the last words are in the page. */
  'all drawn': number;
  /** Tasks over 50 ms while the page is scrolled from its beginning to its end, in all runs, and the longest. */
  'long tasks': number;
  longest: number;
  frames: number;
  /** From the typing of a word that stands everywhere until all of its finds are counted. */
  find: number;
}

const TIMES = 5;
const SHORT = 25_000;
const MEGABYTE = 1_000_000;

/** How long pages take to open in the reader, and whether they scroll smoothly, in the real extension. */
export async function benchReader(): Promise<ReaderTimes[]> {
  const chromium = await launchChromium();
  try {
    const page = await chromium.extensionPage('library.html');
    const rows: ReaderTimes[] = [];
    const addresses = [];
    for (const characters of [SHORT, MEGABYTE]) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      addresses.push(await seedReading(page, { title: 'A log', markdown: longMarkdown(characters) }));
    }
    // In turns, so that a slow moment of the machine hits both.
    const runs: Run[][] = addresses.map(() => []);
    for (let time = 0; time < TIMES; time += 1) {
      for (const [index, address] of addresses.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- times are taken one after another
        runs[index]?.push(await readOnce(page, address));
      }
    }
    for (const [index, taken] of runs.entries()) {
      const open = median(taken.map((run) => run.open));
      rows.push({
        characters: index === 0 ? SHORT : MEGABYTE,
        open,
        ratio: open / (rows[0]?.open ?? open),
        'all drawn': median(taken.map((run) => run.drawn)),
        'long tasks': taken.flatMap((run) => run.tasks).length,
        longest: Math.max(0, ...taken.flatMap((run) => run.tasks)),
        frames: median(taken.map((run) => run.frames)),
        find: median(taken.map((run) => run.find)),
      });
    }
    return rows;
  } finally {
    await chromium.close();
  }
}

interface Run {
  open: number;
  drawn: number;
  tasks: number[];
  frames: number;
  find: number;
}

async function readOnce(page: Page, address: string): Promise<Run> {
  // Another page in between: only the fragment differs, and that would be no navigation.
  await page.goto(new URL('options.html', page.url()).href);
  const looking = await page.evaluateOnNewDocument(watchOpening);
  await page.goto(new URL(address, page.url()).href);
  const { open, drawn } = await page.evaluate(() => Reflect.get(globalThis, 'opening') as Promise<Opening>);
  await page.removeScriptToEvaluateOnNewDocument(looking.identifier);
  const { tasks, frames } = await page.evaluate(scrollThrough);
  return { open, drawn, tasks, frames, find: await timeToFind(page) };
}

interface Opening {
  open: number;
  drawn: number;
}

/** Looks from the page's first moment on: the way through the debugger would be measured too. */
function watchOpening(): void {
  const seen = (ready: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => {
        // The frame that holds it is painted before the next one begins.
        if (ready()) requestAnimationFrame(() => resolve(performance.now()));
        else requestAnimationFrame(look);
      };
      look();
    });
  const words = () => document.querySelector('[data-piece] p')?.textContent ?? '';
  const opening = async () => {
    const open = await seen(() => words() !== '');
    const drawn = await seen(() => document.body.textContent.includes('The last line of the log.'));
    return { open, drawn };
  };
  Object.assign(globalThis, { opening: opening() });
}

/** Scrolls to the end as the wheel does, a screenful in a few frames. */
async function scrollThrough(): Promise<{ tasks: number[]; frames: number }> {
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  });
  observer.observe({ type: 'longtask' });
  let frames = 0;
  const atEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  while (!atEnd() && frames < 1_200) {
    scrollBy(0, 1_500);
    // oxlint-disable-next-line no-await-in-loop -- frame by frame
    await new Promise(requestAnimationFrame);
    frames += 1;
  }
  // Entries come after the task.
  await new Promise((resolve) => setTimeout(resolve));
  observer.disconnect();
  return { tasks, frames };
}

async function timeToFind(page: Page): Promise<number> {
  await page.keyboard.down('Control');
  await page.keyboard.press('f');
  await page.keyboard.up('Control');
  await page.waitForSelector('search input');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const input = document.querySelector('search input');
        if (!(input instanceof HTMLInputElement)) throw new Error('There is no search field.');
        // As React sees typing: through the setter that it has not replaced.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'tide');
        const started = performance.now();
        input.dispatchEvent(new Event('input', { bubbles: true }));
        const look = () => {
          const count = document.querySelector('search output')?.textContent ?? '';
          if (/\d of \d/.test(count)) resolve(performance.now() - started);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
