import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '#tests/browser/launch-chromium.ts';
import { callDesk } from '#tests/e2e/faults/call-desk.ts';
import { syntheticPage, syntheticQuery } from './library-pages.ts';

/** Milliseconds from the sending of a search to its reply, in a browser that was just started. */
export interface RestartRow {
  pages: number;
  firstSearch: number;
  nextSearch: number;
  /** The first search against the one on the smallest library, in this run. */
  ratio: number;
}

const BATCH = 200;
const TRIES = 5;

/**
 * How long the first search takes after the browser was started anew: the offscreen page, its worker and SQLite are
 * opened by it. The best of five restarts for each size, since a browser's start is full of other work. Takes about a
 * minute and needs `npm run build`.
 */
export async function benchRestart(sizes: readonly number[] = [100, 10_000]): Promise<RestartRow[]> {
  const rows: RestartRow[] = [];
  for (const pages of sizes) {
    const profile = mkdtempSync(join(tmpdir(), 'bench-restart-'));
    try {
      // oxlint-disable-next-line no-await-in-loop -- times are taken one after another
      await fill(profile, pages);
      const times = [];
      for (let number = 0; number < TRIES; number += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one browser after the other
        times.push(await searchAfterStart(profile, number));
      }
      const [firstSearch, nextSearch] = [
        Math.min(...times.map(([first]) => first)),
        Math.min(...times.map(([, next]) => next)),
      ];
      rows.push({
        pages,
        firstSearch,
        nextSearch,
        ratio: firstSearch / (rows[0]?.firstSearch ?? firstSearch),
      });
    } finally {
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  }
  return rows;
}

async function fill(profile: string, count: number): Promise<void> {
  const chromium = await launchChromium({ profile });
  try {
    const page = await chromium.extensionPage('options.html');
    for (let from = 0; from < count; from += BATCH) {
      const pages = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) =>
        syntheticPage(from + at),
      );
      const message = { type: 'library/call', body: { method: 'putAll', args: [pages] } };
      // oxlint-disable-next-line no-await-in-loop -- a batch at a time
      await page.evaluate(`chrome.runtime.sendMessage(${JSON.stringify(message)})`);
    }
  } finally {
    await chromium.close();
  }
}

/** The first and the second search of a browser's life, each a call like any other. */
async function searchAfterStart(profile: string, number: number): Promise<[number, number]> {
  const chromium = await launchChromium({ profile });
  try {
    const desk = callDesk(await chromium.extensionPage('sidepanel.html'));
    const search = async (query: string) => {
      const request = { query, relevance_threshold: 0 };
      const { call } = await desk.ended(await desk.start({ operation: 'deepsearch', request }));
      return call.took ?? Number.NaN;
    };
    return [await search(syntheticQuery(number)), await search(syntheticQuery(number + 100))];
  } finally {
    await chromium.close();
  }
}
