import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { chooseRadio, clickButton, find, waitForText } from '#tests/browser/elements.ts';
import { launchChromium, type Chromium } from '#tests/browser/launch-chromium.ts';
import { shoot } from '#tests/browser/shoot.ts';
import { waitUntil } from '#tests/browser/wait-until.ts';
import { samplePage } from '#tests/service/sample-pages.ts';
import { startFaultyService, type FaultyService } from '#tests/service/start-faulty-service.ts';
import { axeFaults } from './ask/axe-faults.ts';
import { paste, readAll, rowsAtEnd, rowsOf } from './collect/collect-desk.ts';
import { callDesk } from './faults/call-desk.ts';
import { chooseHosted } from './faults/choose-hosted.ts';

const addressOf = (number: number) => `https://lindholm.example/page/${number}`;
const titleOf = (number: number) => `Page ${number} of the log`;
const addresses = (count: number) => Array.from({ length: count }, (_, index) => addressOf(index));

let service: FaultyService;
let chromium: Chromium;

beforeAll(async () => {
  const pages = addresses(40).map((url, number) =>
    samplePage({ url, title: titleOf(number), markdown: `Entry ${number}: the water stood high.` }),
  );
  service = await startFaultyService({ pages });
  chromium = await launchChromium();
  await chromium.allowHost(`${service.url}/*`);
  await chromium.allowHost('https://lindholm.example/*');
  const panel = await chromium.extensionPage('sidepanel.html');
  await chooseHosted(callDesk(panel), service);
  await panel.close();
});

afterAll(async () => {
  await chromium.close();
  await service.close();
});

beforeEach(() => service.reset());
afterEach(() => chromium.expectNoProblems());

const openCollect = () => chromium.extensionPage('collect.html');
const bodies = () =>
  service.requests().map(({ body }) => JSON.parse(body) as { urls: string[]; extract_effort?: string });

const WAYS = [
  ['light', 1_280],
  ['light', 640],
  ['dark', 320],
] as const;

/** Holds that nothing is wrong or cut off in this state, in light and dark, as narrow as a phone and at twice the size. */
async function expectGoodLook(page: Page, state: string): Promise<void> {
  await page.bringToFront();
  const faults: string[] = [];
  for (const [scheme, width] of WAYS) {
    // oxlint-disable-next-line no-await-in-loop -- one page is drawn in one way at a time
    faults.push(...(await look(page, `${state}-${scheme}-${width}`, scheme, width)));
  }
  await page.emulateMediaFeatures([]);
  await page.setViewport(null);
  expect(faults).toEqual([]);
}

/** 640 at twice the size is what a window of 1,280 shows at a zoom of 200 %. */
async function look(page: Page, name: string, scheme: string, width: number): Promise<string[]> {
  // Colours that are still on their way from one scheme to the other are nobody's.
  const still = { name: 'prefers-reduced-motion', value: 'reduce' };
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }, still]);
  await page.setViewport({ width, height: 800, deviceScaleFactor: width === 640 ? 2 : 1 });
  await shoot(page, `collect-states/${name}`);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...(over > 0 ? [`${name} is ${over} pixels too wide`] : []), ...(await axeFaults(page))];
}

test('Replies in any order, with doubles and without ids, find their rows; what failed costs nothing and is asked for again alone', async () => {
  for (const fault of ['failed=2,reverse', 'reverse,dup', 'missing=results.0.id'])
    service.next(fault, 'contents');
  const collect = await openCollect();
  await paste(collect, addresses(23));
  await waitForText(collect, 'They are sent in 3 requests');
  const rows = await readAll(collect, 23);
  expect(bodies().map(({ urls }) => urls.length)).toEqual([10, 10, 3]);
  const failed = rows.flatMap(({ href, name }) => (href === '' ? name : []));
  expect(failed).toHaveLength(2);
  for (const [number, { href, name }] of rows.entries())
    expect(name).toBe(href === '' ? addressOf(number) : titleOf(number));
  await waitForText(collect, '23 of 23 pages · 2 failed · $0.021 so far');
  expect(rows.find(({ href }) => href === '')?.words).toContain('this address did not answer');
  expect(await collect.$$('progress')).toHaveLength(1);
  await expectGoodLook(collect, 'mixed');

  service.reset();
  await clickButton(collect, 'Try the 2 that failed again, with high effort');
  await waitForText(collect, '23 of 23 pages · $0.023 so far');
  expect(bodies()).toEqual([expect.objectContaining({ urls: failed, extract_effort: 'high' })]);
  await expectGoodLook(collect, 'done');
  await collect.close();
});

test('One Stop ends a reading: what came is kept, what waited is not sent, and what may cost is said', async () => {
  service.next('none', 'contents');
  service.always('hang');
  const collect = await openCollect();
  await paste(collect, addresses(40));
  await clickButton(collect, 'Read 40 pages');
  await waitForText(collect, '10 of 40 pages · $0.01 so far');
  await waitUntil('two more requests to be on their way', () => service.requests().length === 3);
  await expectGoodLook(collect, 'running');
  await clickButton(collect, 'Stop');
  const rows = await rowsAtEnd(collect, 40);
  expect(rows.filter(({ href }) => href !== '')).toHaveLength(10);
  expect(service.requests()).toHaveLength(3);
  await waitForText(collect, '30 stopped · $0.01 so far and 2 requests of unknown price');
  await expectGoodLook(collect, 'stopped');

  service.reset();
  await clickButton(collect, 'Go on with the 30 that were stopped');
  await waitForText(collect, '40 of 40 pages · $0.04 so far');
  expect(bodies().map(({ urls, extract_effort: effort }) => [urls.length, effort])).toEqual(
    Array.from({ length: 3 }, () => [10, 'normal']),
  );
  await collect.close();
});

test('A reading of which nothing came says so once, with what helps, and in each row', async () => {
  service.next('failall', 'contents');
  const collect = await openCollect();
  await paste(collect, addresses(3));
  const rows = await readAll(collect, 3);
  for (const { words } of rows) expect(words).toMatch(/Not read[^]*this address did not answer/);
  await waitForText(collect, '3 of 3 pages · 3 failed · $0 so far');
  await expectGoodLook(collect, 'all-failed');
  await collect.close();
});

test('With the keyboard alone pages are named, read, opened and read anew', async () => {
  const collect = await openCollect();
  const press = async (key: 'Tab' | 'Enter' | 'Space', until: string) => {
    await waitUntil(`${until} to have the focus`, async () => {
      await collect.keyboard.press(key);
      return focused(collect, until);
    });
  };
  await press('Tab', 'Addresses to read');
  await collect.keyboard.type(`${addressOf(4)} ${addressOf(5)}`);
  await press('Tab', 'Read 2 pages');
  await collect.keyboard.press('Enter');
  await waitForText(collect, '2 of 2 pages');
  expect(await focused(collect, 'Read pages')).toBe(true);
  await press('Tab', titleOf(4));
  const opened = chromium.browser.waitForTarget((target) => target.url().includes('/reader.html#'));
  await collect.keyboard.press('Enter');
  const reader = await (await opened).asPage();
  await waitForText(reader, 'Entry 4: the water stood high.');
  await reader.close();
  await collect.bringToFront();
  await waitUntil('the way back to have the focus', async () => {
    await collect.keyboard.down('Shift');
    await collect.keyboard.press('Tab');
    await collect.keyboard.up('Shift');
    return focused(collect, 'Read other pages');
  });
  await collect.keyboard.press('Enter');
  await find(collect, 'textbox', 'Addresses to read');
  expect(await rowsOf(collect)).toEqual([]);
  await collect.close();
});

test('How pages were read the last time is how they are read the next time, and all of it reaches the service', async () => {
  const collect = await openCollect();
  await expectGoodLook(collect, 'empty');
  await paste(collect, [addressOf(1), addressOf(1), 'chrome://settings']);
  await collect.select('select', 'own');
  const number = await find(collect, 'spinbutton', 'Characters');
  await number.click({ count: 3 });
  await collect.keyboard.type('12');
  await waitForText(collect, 'Type a number from 1,000 to 1,000,000.');
  const button = await find(collect, 'button', 'Read this page');
  expect(await button.evaluate((node) => node.matches(':disabled'))).toBe(true);
  await collect.keyboard.type('345');
  await chooseRadio(collect, 'High, slower');
  await (await find(collect, 'checkbox', 'With a summary of each page')).click();
  await expectGoodLook(collect, 'planned');
  await readAll(collect, 1);
  expect(bodies()).toEqual([
    { urls: [addressOf(1)], response_length: 12_345, extract_effort: 'high', summary: true },
  ]);
  await collect.close();

  const next = await openCollect();
  await paste(next, [addressOf(2)]);
  await readAll(next, 1);
  expect(bodies()[1]).toEqual({
    urls: [addressOf(2)],
    response_length: 12_345,
    extract_effort: 'high',
    summary: true,
  });
  await next.close();

  const here = await openCollect();
  await chooseRadio(here, 'This device');
  await paste(here, [addressOf(3)]);
  const [row] = await readAll(here, 1);
  expect(row?.words).toContain('could not be fetched');
  await here.close();
  const last = await openCollect();
  const device = await find(last, 'radio', 'This device');
  expect(await device.evaluate((node) => node.matches(':checked'))).toBe(true);
  await chooseRadio(last, new URL(service.url).host);
  await last.close();
});

/** Whether what has the focus goes by this name. */
function focused(page: Page, name: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const active = document.activeElement;
    const label = active instanceof HTMLTextAreaElement ? active.labels[0]?.textContent : active?.textContent;
    return label?.trim() === wanted;
  }, name);
}
