import { createServer, type Server } from 'node:http';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseRadio, clickButton, fillTextbox, find, waitForText } from '#tests/browser/elements.ts';
import { launchChromium, type Chromium } from '#tests/browser/launch-chromium.ts';
import { servePages, type PagesServer } from '#tests/browser/pages-server.ts';
import { shoot } from '#tests/browser/shoot.ts';
import { startService } from '#tests/browser/start-service.ts';
import { waitUntil } from '#tests/browser/wait-until.ts';

const ARTICLE = 'How a tide mill keeps time with the moon';

let pages: PagesServer;
let long: Server;
let longUrl: string;
let chromium: Chromium;
let downloads: string;

/** A page of more than a megabyte: 400 sections, code and a table among them. */
function longPage(): string {
  const words = 'The keeper wrote down the height of the water at each turn of the tide. '.repeat(36);
  const section = (_: unknown, index: number) =>
    `<h2>Day ${index + 1}</h2><p>${words}</p><pre><code>gauge(${index})</code></pre>`;
  const body = Array.from({ length: 400 }, section).join('');
  return `<!doctype html><html lang="en"><title>A long log</title><article><h1>A long log</h1>${body}<p>The last line of the log.</p></article>`;
}

beforeAll(async () => {
  pages = await servePages();
  long = createServer((_, response) => {
    response.setHeader('connection', 'close');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(longPage());
  });
  await new Promise<void>((resolve) => long.listen(0, '127.0.0.1', resolve));
  longUrl = `http://127.0.0.1:${(long.address() as AddressInfo).port}/log.html`;
  downloads = await mkdtemp(join(tmpdir(), 'sidelight-downloads-'));
  // In a window, for the browser's own question about tabs.
  chromium = await launchChromium({ headed: true });
  await chromium.allowHost(`${pages.origin}/*`);
  await chromium.allowHost(`${new URL(longUrl).origin}/*`);
});

afterAll(async () => {
  await chromium.close();
  await pages.close();
  long.close();
  await rm(downloads, { recursive: true, force: true });
});

async function openCollect(): Promise<Page> {
  const page = await chromium.extensionPage('collect.html');
  const session = await page.createCDPSession();
  await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: downloads });
  return page;
}

const rowsOf = (page: Page) =>
  page.$$eval('ul[aria-label="Pages of this reading"] > li', (rows) => rows.map((row) => row.innerText));

/** What was saved under a name that ends so. */
const saved = (ending: string) =>
  waitUntil(`a saved file *${ending}`, async () => {
    const name = (await readdir(downloads)).find((each) => each.endsWith(ending));
    return name !== undefined && readFile(join(downloads, name));
  });

/** Follows the link of a row to the reader, which opens in a tab of its own. */
async function openReader(collect: Page, title: string): Promise<Page> {
  await collect.bringToFront();
  const link = await find(collect, 'link', title);
  const opened = chromium.browser.waitForTarget((target) => target.url().includes('/reader.html'));
  await link.click();
  const page = await (await opened).asPage();
  await waitForText(page, title);
  return page;
}

/** Draws a page as narrow as a phone and in the dark, and holds that nothing of it is cut off at the side. */
async function expectNarrowFit(page: Page, name: string): Promise<void> {
  await page.bringToFront();
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
  await page.setViewport({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await shoot(page, `${name}-narrow-dark`);
  await page.emulateMediaFeatures([]);
  await page.setViewport(null);
}

test('Pasted addresses are checked before anything is sent, then read ten at a time, and each has its row', async () => {
  const members = await chromium.newPage(`${pages.origin}/members/minutes.html`);
  await Promise.all([members.waitForNavigation(), members.click('button')]);
  const asked = pages.requests.length;

  const collect = await openCollect();
  const mills = `${pages.origin}/mills/tide-mills.html`;
  const copies = Array.from({ length: 9 }, (_, index) => `${mills}?copy=${index}`);
  const lines = [
    mills,
    `${mills}#history`,
    'chrome://settings',
    'no address at all',
    `${pages.origin}/members/minutes.html`,
    `${pages.origin}/nowhere.html`,
    ...copies,
  ];
  await fillTextbox(collect, 'Addresses to read', lines.join('\n'));
  await waitForText(collect, 'Pages to read: 12.');
  await waitForText(collect, 'They are sent in 2 requests');
  const before = await waitForText(collect, 'Left out: 3');
  expect(before).toContain('is on the list already');
  expect(before).toContain('only http and https can be read');
  expect(pages.requests.length).toBe(asked);
  await shoot(collect, 'collect-plan');
  await expectNarrowFit(collect, 'collect-plan');

  await clickButton(collect, 'Read 12 pages');
  await waitForText(collect, '12 of 12 pages · 1 failed', { timeout: 60_000 });
  const rows = await rowsOf(collect);
  expect(rows).toHaveLength(12);
  expect(rows[0]).toContain(ARTICLE);
  expect(rows[0]).toContain('Fetched by this device');
  expect(rows[1]).toContain('Minutes of the spring meeting');
  expect(rows[1]).toContain('Read from your tab');
  expect(rows[2]).toContain('Not read');
  expect(rows[2]).toContain('404');
  await shoot(collect, 'collect-rows');
  await expectNarrowFit(collect, 'collect-rows');

  await clickButton(collect, 'Try the one that failed again, with high effort');
  await waitUntil('the missing page to be asked for twice', () =>
    Promise.resolve(pages.requests.filter(({ path }) => path === '/nowhere.html').length === 2),
  );
  await waitForText(collect, '12 of 12 pages · 1 failed');
  await members.close();
  await chromium.expectNoProblems();
});

test('The addresses of tabs are asked for in the click', async () => {
  const collect = await openCollect();
  const tab = await chromium.newPage(`${pages.origin}/docs/gauge-feed.html`);
  await collect.bringToFront();
  await clickButton(collect, 'Add all tabs of this window');
  await chromium.answerPermissionPrompt(collect, 'allow');
  await waitForText(collect, 'Tabs added');
  const textbox = await find(collect, 'textbox', 'Addresses to read');
  expect(await textbox.evaluate((node) => 'value' in node && node.value)).toContain('gauge-feed.html');
  await tab.close();
  await collect.close();
});

test('The links in a selection are put on the list from the context menu', async () => {
  const start = await chromium.newPage(`${pages.origin}/`);
  await start.evaluate(() => getSelection()?.selectAllChildren(document.body));
  const opened = chromium.browser.waitForTarget((target) => target.url().includes('/collect.html#read='));
  await chromium.worker.contextMenu(
    { menuItemId: 'read-links', selectionText: 'links', pageUrl: start.url() },
    await chromium.tabId(start),
  );
  const collect = await (await opened).asPage();
  const textbox = await find(collect, 'textbox', 'Addresses to read');
  const listed = await textbox.evaluate((node) => ('value' in node ? String(node.value).split('\n') : []));
  expect(listed).toContain(`${pages.origin}/mills/tide-mills.html`);
  expect(listed.length).toBeGreaterThan(2);
  await start.close();
  await collect.close();
  await chromium.expectNoProblems();
});

test('A page opens in the reader, set as the person likes, and is taken away as a file', async () => {
  const collect = await openCollect();
  await fillTextbox(
    collect,
    'Addresses to read',
    `${pages.origin}/mills/tide-mills.html\n${pages.origin}/docs/gauge-feed.html`,
  );
  await clickButton(collect, 'Read 2 pages');
  await waitForText(collect, '2 of 2 pages');

  const reader = await openReader(collect, ARTICLE);
  await waitForText(reader, '41,000 cubic metres');
  await shoot(reader, 'reader');
  await expectNarrowFit(reader, 'reader');
  await clickButton(reader, 'Type and colours');
  const sepia = await reader.waitForSelector('::-p-xpath(//label[contains(., "Sepia")])');
  await sepia?.click();
  await waitUntil('the page to be cream', () =>
    reader.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor === 'rgb(247, 240, 225)',
    ),
  );
  await shoot(reader, 'reader-sepia');
  const browsers = await reader.waitForSelector('::-p-xpath(//label[contains(., "Browser")])');
  await browsers?.click();

  await clickButton(reader, 'Save');
  await clickButton(reader, 'As Markdown');
  const markdown = (await saved('.md')).toString();
  expect(markdown).toMatch(/^---\ntitle: "How a tide mill/);
  expect(markdown).toContain(`url: "${pages.origin}/mills/tide-mills.html"`);
  expect(markdown).toMatch(/\ntransaction: "contents_/);

  await clickButton(reader, 'Save');
  await clickButton(reader, 'As HTML');
  const html = (await saved('.html')).toString();
  expect(html).toContain('41,000 cubic metres');
  expect(html).not.toMatch(/<script|<img|\son\w+=/i);

  await collect.bringToFront();
  await clickButton(collect, 'Save all');
  await clickButton(collect, 'As Markdown, one zip');
  const zip = unzipSync(new Uint8Array(await saved('.zip')));
  expect(Object.keys(zip)).toEqual([
    'citations.bib',
    expect.stringMatching(/^How-a-tide-mill.*\.md$/),
    expect.stringMatching(/\.md$/),
  ]);
  expect(strFromU8(Object.values(zip)[1] ?? new Uint8Array())).toContain('41,000 cubic metres');
  await reader.close();
  await collect.close();
  await chromium.expectNoProblems();
});

test('The library shows what was read, in the order asked for and of one site, and opens it in the same reader', async () => {
  const library = await chromium.extensionPage('library.html');
  await find(library, 'link', ARTICLE);
  await library.select('select', 'title');
  await waitUntil('the pages to stand by title', async () => {
    const titles = await library.$$eval('ul[aria-label="Pages"] a[href^="/library.html"]', (links) =>
      links.map(({ textContent }) => textContent.toLowerCase()),
    );
    return titles.length > 2 && titles.join('|') === titles.toSorted().join('|');
  });
  await clickButton(library, new URL(pages.origin).host);
  await find(library, 'button', `Only ${new URL(pages.origin).host}`);
  await shoot(library, 'library');
  await expectNarrowFit(library, 'library');
  await (await find(library, 'link', ARTICLE)).click();
  await waitForText(library, '41,000 cubic metres');
  await clickButton(library, 'Pin');
  await find(library, 'button', 'Pinned');
  expect(await library.title()).toContain(ARTICLE);
  await library.close();
  await chromium.expectNoProblems();
});

test('A megabyte of text opens at once, to its end, and its outline leads into it', async () => {
  const collect = await openCollect();
  await fillTextbox(collect, 'Addresses to read', longUrl);
  await collect.select('select', 'max');
  await clickButton(collect, 'Read this page');
  await waitForText(collect, '1 of 1 pages', { timeout: 60_000 });

  const reader = await openReader(collect, 'A long log');
  await waitUntil('the last line', () =>
    reader.evaluate(() => document.body.textContent.includes('The last line of the log.')),
  );
  const { length, longest } = await reader.evaluate(async () => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    });
    observer.observe({ type: 'longtask' });
    const frame = () => new Promise(requestAnimationFrame);
    for (let step = 0; step < 60; step++) {
      scrollBy(0, 2_000);
      // oxlint-disable-next-line no-await-in-loop -- a person scrolls frame by frame
      await frame();
    }
    return { length: document.body.textContent.length, longest: Math.max(0, ...tasks) };
  });
  expect(length).toBeGreaterThan(1_000_000);
  // The machine may be busy: the bound is for what a whole relayout would take.
  expect(longest).toBeLessThan(400);

  await reader.evaluate(() => scrollTo(0, 0));
  // In a wide window it is open beside the text.
  await (await reader.$('nav details:not([open]) > summary'))?.click();
  await clickButton(reader, 'Day 300');
  await waitUntil('the heading to be on the screen', () =>
    reader.evaluate(() => {
      const heading = [...document.querySelectorAll('h2')].find((each) => each.textContent === 'Day 300');
      const top = heading?.getBoundingClientRect().top ?? Infinity;
      return top > -50 && top < innerHeight;
    }),
  );
  await reader.close();
  await collect.close();
  await chromium.expectNoProblems();
});

test('A hosted service reads pages at a price, kept ones go into the library, and this device may be chosen for one reading', async () => {
  const service = await startService();
  const host = new URL(service.url).host;
  const options = await chromium.extensionPage('options.html');
  await chooseRadio(options, 'Hosted service');
  await fillTextbox(options, 'Service address', service.url);
  await fillTextbox(options, 'API key', service.key);
  await clickButton(options, 'Save');
  await chromium.answerPermissionPrompt(options, 'allow');
  await waitForText(options, `Sidelight now asks ${host}`);
  await options.close();

  const collect = await openCollect();
  const addresses = `${pages.origin}/forum/thread-118.html\n${pages.origin}/nowhere.html`;
  await fillTextbox(collect, 'Addresses to read', addresses);
  await clickButton(collect, 'Read 2 pages');
  await waitForText(collect, '2 of 2 pages · 1 failed', { timeout: 30_000 });
  await waitForText(collect, /\$0[.\d]* so far/);
  const [first = '', second] = await rowsOf(collect);
  expect(first).toContain(`Fetched by ${host}`);
  expect(second).toContain('Not read');
  await shoot(collect, 'collect-hosted');
  const reader = await openReader(collect, first.split('\n')[0] ?? '');
  await clickButton(reader, 'Add to library');
  await waitForText(reader, 'It is in the library.');
  await reader.close();

  await (await find(collect, 'link', 'Read other pages')).click();
  await chooseRadio(collect, 'This device');
  await fillTextbox(collect, 'Addresses to read', `${pages.origin}/docs/gauge-feed.html`);
  await clickButton(collect, 'Read this page');
  await waitForText(collect, 'Free, on this device');
  await collect.close();
  await service.close();
  await chromium.expectNoProblems();
});
