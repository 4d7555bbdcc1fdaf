import type { Page } from 'puppeteer-core';
import { launchChromium } from '../browser/launch-chromium.ts';
import { fillHistory } from './fill-history.ts';

export interface HistoryTimes {
  records: number;
  /** Milliseconds, medians: from the opening of the panel until the list of earlier calls is there. */
  'first screen': number;
  /** From the last key of a search until its first find is there. */
  'rare word': number;
  'common word': number;
  'two common words': number;
  'site and word': number;
  /** From the opening of the usage page until its table is there. */
  'usage page': number;
}

const TIMES = 5;

/** How long the history takes to open and to search, with few records and with many, in the real extension. */
export async function benchHistory(
  sizes: readonly number[] = [10, 10_000, 100_000],
): Promise<HistoryTimes[]> {
  const rows: HistoryTimes[] = [];
  for (const records of sizes) {
    // oxlint-disable-next-line no-await-in-loop -- times are taken one after another
    rows.push(await timesWith(records));
  }
  return rows;
}

async function timesWith(records: number): Promise<HistoryTimes> {
  const chromium = await launchChromium();
  try {
    const filler = await chromium.extensionPage('sidepanel.html');
    await fillHistory(filler, records);
    await filler.close();
    const page = await chromium.extensionPage('sidepanel.html');
    const open = () => timeToOpen(page, 'sidepanel.html', 'ol[aria-labelledby="earlier"] li');
    const search = async (words: string, first: string) => {
      await open();
      return timeToFind(page, words, first);
    };
    return {
      records,
      'first screen': await median(open),
      'rare word': await median(() => search('needle', 'Where is the needle?')),
      'common word': await median(() => search('harbour', 'harbour')),
      'two common words': await median(() => search('harbour timetable', 'harbour')),
      'site and word': await median(() => search('site7 harbour', 'harbour')),
      'usage page': await median(() => timeToOpen(page, 'usage.html', 'tbody tr')),
    };
  } finally {
    await chromium.close();
  }
}

async function median(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    // oxlint-disable-next-line no-await-in-loop -- times are taken one after another
    times.push(await measure());
  }
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0);
}

/** Milliseconds from the start of the navigation until something stands on the page. */
async function timeToOpen(page: Page, path: string, selector: string): Promise<number> {
  // The page itself looks, from its first moment on: the way through the debugger would be measured too.
  const looking = await page.evaluateOnNewDocument((wanted) => {
    const seen = new Promise<number>((resolve) => {
      const look = () => {
        if (document.querySelector(wanted) === null) requestAnimationFrame(look);
        else resolve(performance.now());
      };
      look();
    });
    Object.assign(globalThis, { seen });
  }, selector);
  await page.goto(new URL(path, page.url()).href);
  const time = Number(await page.evaluate('seen'));
  await page.removeScriptToEvaluateOnNewDocument(looking.identifier);
  return time;
}

/** Milliseconds from the typing of words until the list begins with a call whose question holds a text. */
async function timeToFind(page: Page, words: string, first: string): Promise<number> {
  await page.waitForSelector('input[type="search"]');
  return page.evaluate(
    (typed, wanted) =>
      new Promise<number>((resolve) => {
        const input = document.querySelector('input[type="search"]');
        if (!(input instanceof HTMLInputElement)) throw new Error('There is no search field.');
        const list = document.querySelector('ol[aria-labelledby="earlier"]');
        const before = list?.firstElementChild;
        // As React sees typing: through the setter that it has not replaced.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
        const started = performance.now();
        input.dispatchEvent(new Event('input', { bubbles: true }));
        const look = () => {
          const now = document.querySelector('ol[aria-labelledby="earlier"]')?.firstElementChild;
          const text = now instanceof HTMLElement ? now.innerText : '';
          if (now !== before && text.includes(wanted)) resolve(performance.now() - started);
          else requestAnimationFrame(look);
        };
        look();
      }),
    words,
    first,
  );
}
