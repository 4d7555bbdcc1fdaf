import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { syntheticPage } from '#tests/bench/library-pages.ts';
import { clickButton, find, waitForText } from '#tests/browser/elements.ts';
import { launchChromium, type Chromium } from '#tests/browser/launch-chromium.ts';
import { shoot } from '#tests/browser/shoot.ts';
import { waitUntil } from '#tests/browser/wait-until.ts';
import { axeFaults } from './ask/axe-faults.ts';

let chromium: Chromium;
let downloads: string;

beforeAll(async () => {
  downloads = await mkdtemp(join(tmpdir(), 'sidelight-downloads-'));
  chromium = await launchChromium();
});

afterAll(async () => {
  await chromium.close();
  await rm(downloads, { recursive: true, force: true });
});

/** What was saved under a name that matches. */
const saved = (pattern: RegExp) =>
  waitUntil(`a saved file ${String(pattern)}`, async () => {
    const name = (await readdir(downloads)).find((each) => pattern.test(each));
    return name !== undefined && readFile(join(downloads, name));
  });

/** The library with so many pages, and downloads where they are looked for. */
async function openLibrary(count: number): Promise<Page> {
  const desk = await chromium.extensionPage('library.html');
  const pages = Array.from({ length: count }, (_, number) => syntheticPage(number));
  await desk.evaluate(
    `chrome.runtime.sendMessage(${JSON.stringify({ type: 'library/call', body: { method: 'putAll', args: [pages] } })})`,
  );
  await desk.close();
  const library = await chromium.extensionPage('library.html');
  const session = await library.createCDPSession();
  await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: downloads });
  return library;
}

test('Five hundred pages are searched, picked by keys, saved as one zip and forgotten', async () => {
  const library = await openLibrary(500);
  await waitForText(library, /5\d\d/);
  await waitForText(library, /MB used/);
  await shoot(library, 'library-500');
  expect(await axeFaults(library)).toEqual([]);

  await library.select('select', 'length');
  // Help pages cannot be picked, and they are short: then the longest stand first.
  await waitUntil('the longest pages to stand first', () =>
    library.$eval('ul[aria-label="Pages"] > li', (first) => first.querySelector('input') !== null),
  );
  const boxes = await library.$$('ul[aria-label="Pages"] input[type="checkbox"]');
  for (const box of boxes.slice(0, 3)) {
    await box.focus();
    await library.keyboard.press('Space');
  }
  await waitForText(library, 'Picked: 3');
  await shoot(library, 'library-picked');
  await library.setViewport({ width: 320, height: 700 });
  expect(await library.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await library.setViewport(null);
  await clickButton(library, 'Save picked');
  await clickButton(library, 'As HTML, one zip');
  const zip = unzipSync(new Uint8Array(await saved(/pages\.zip$/)));
  const names = Object.keys(zip);
  expect(names).toHaveLength(4);
  expect(strFromU8(zip['citations.bib'] ?? new Uint8Array()).match(/^@/gm)).toHaveLength(3);
  expect(names.filter((name) => name.endsWith('.html'))).toHaveLength(3);
  await clickButton(library, 'Save picked');
  await clickButton(library, 'Citations, RIS');
  expect((await saved(/citations\.ris$/)).toString().match(/^ER {2}- /gm)).toHaveLength(3);

  const before = Number(/(\d+)/.exec(await waitForText(library, /\d+ pages?/))?.[1]);
  await clickButton(library, 'Forget picked');
  await (await library.waitForSelector('[role="alert"] button'))?.click();
  await waitUntil(
    'three to be gone',
    async () => !(await waitForText(library, /\d+/)).includes(`${before} pages`),
  );
  await library.close();
  await chromium.expectNoProblems();
});

test('Three hundred picked pages are saved and forgotten step by step, and Stop ends it', async () => {
  const library = await openLibrary(500);
  await waitForText(library, /5\d\d/);
  await library.select('select', 'length');
  for (let shown = 0; shown < 300;) {
    await clickButton(library, 'Show more');
    const more = await waitUntil('more pages', async () => {
      const { length } = await library.$$('ul[aria-label="Pages"] > li');
      return length > shown && length;
    });
    shown = more;
  }
  await (await find(library, 'checkbox', 'All shown')).click();
  const picked = Number(/Picked: (\d+)/.exec(await waitForText(library, /Picked: \d+/))?.[1]);
  expect(picked).toBeGreaterThanOrEqual(300);

  const zips = async () => (await readdir(downloads)).filter((name) => name.endsWith('.zip')).length;
  const before = await zips();
  const zip = async () => {
    await clickButton(library, 'Save picked');
    await clickButton(library, 'As HTML, one zip');
  };
  await zip();
  await waitForText(library, /(Loading|Writing the file): \d+ of \d+/);
  await shoot(library, 'library-saving');
  await clickButton(library, 'Stop');
  await waitForText(library, 'Stopped. Nothing was saved.');
  expect(await zips()).toBe(before);
  await zip();
  await waitForText(library, `Saved pages: ${picked}`);

  await clickButton(library, 'Forget picked');
  await (await library.waitForSelector('[role="alert"] button'))?.click();
  await waitForText(library, /Forgetting: [1-9]\d* of \d+/);
  await library.setViewport({ width: 320, height: 700 });
  await shoot(library, 'library-forgetting');
  expect(await library.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await library.setViewport(null);
  // The focus is there.
  await library.keyboard.press('Enter');
  const [, gone] = /Forgotten: (\d+) of/.exec(await waitForText(library, /Stopped. Forgotten: \d+ of/)) ?? [];
  await waitForText(library, `Picked: ${picked - Number(gone)}`);
  await shoot(library, 'library-forgetting-stopped');
  expect(await axeFaults(library)).toEqual([]);
  await library.close();
  await chromium.expectNoProblems([]);
});
