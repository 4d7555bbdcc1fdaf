import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { clickButton, find, waitForText } from '#tests/browser/elements.ts';
import { shoot } from '#tests/browser/shoot.ts';
import { startLoopbackServer } from '#tests/service/loopback-server.ts';
import { launchChromium, type Chromium } from '#tests/browser/launch-chromium.ts';
import { axeFaults } from './ask/axe-faults.ts';
import { paste, readAll, rowsAtEnd, rowsOf } from './collect/collect-desk.ts';
import { serveOddPages, type OddPages } from './collect/odd-pages.ts';

/** The browser's own API where the page's code runs. */
declare const chrome: {
  tabs: {
    remove(id: number): Promise<void>;
    update(id: number, change: { url: string }): Promise<unknown>;
    query(asked: object): Promise<{ id: number; url: string; windowId: number }[]>;
    group(what: { tabIds: number[] }): Promise<number>;
    highlight(what: { tabs: number[] }): Promise<unknown>;
  };
};

let odd: OddPages;
let chromium: Chromium;

beforeAll(async () => {
  odd = await serveOddPages();
  // In a window, for the browser's own questions.
  chromium = await launchChromium({ headed: true });
});

afterAll(async () => {
  await chromium.close();
  await odd.close();
});

// The browser itself writes down that it kept a page from us to which another has led.
afterEach(() => chromium.expectNoProblems([/has been blocked by CORS policy/]));

const openCollect = () => chromium.extensionPage('collect.html');
const at = (path: string) => odd.url + path;

async function listed(collect: Page): Promise<string[]> {
  const textbox = await find(collect, 'textbox', 'Addresses to read');
  return textbox.evaluate((node) => ('value' in node ? String(node.value).split('\n') : []));
}

test('Addresses of tabs are not given: it is said, and what is on the list stays', async () => {
  const collect = await openCollect();
  await paste(collect, ['https://a.example/']);
  await clickButton(collect, 'Add all tabs of this window');
  await chromium.answerPermissionPrompt(collect, 'deny');
  await waitForText(collect, 'The browser did not give Sidelight the addresses of tabs.');
  expect(await listed(collect)).toEqual(['https://a.example/']);
  await collect.close();
});

test('A site is refused in the browser’s own dialog: each of its rows says so, and asking again is one click', async () => {
  const collect = await openCollect();
  await paste(collect, [at('/elsewhere.html'), at('/gone.html')]);
  await clickButton(collect, 'Read 2 pages');
  await chromium.answerPermissionPrompt(collect, 'deny');
  const rows = await rowsAtEnd(collect, 2);
  const refusal = `The browser does not let Sidelight read ${new URL(odd.url).host}.`;
  for (const { words } of rows) expect(words).toContain(refusal);
  expect(odd.asked).toEqual([]);
  expect(await axeFaults(collect)).toEqual([]);
  await shoot(collect, 'collect-states/no-permission');

  await clickButton(collect, 'Try the 2 that failed again, with high effort');
  await chromium.answerPermissionPrompt(collect, 'allow');
  await waitForText(collect, '2 of 2 pages · Free');
  expect((await rowsOf(collect)).map(({ name }) => name)).toEqual(['Elsewhere', 'A page in a tab']);
  await collect.close();
});

test('What cannot be sent is named before, thousands of addresses are cut to three hundred, and none is no reading', async () => {
  const collect = await openCollect();
  await paste(collect, [
    'just words',
    'chrome://settings',
    'file:///home/me/notes.html',
    'https://chromewebstore.google.com/detail/abc',
    'https://me:secret@a.example/',
    'https://a.example/',
    'https://a.example/#again',
  ]);
  await waitForText(collect, '1 page to read.');
  await (await collect.waitForSelector('summary::-p-text(Left out: 6)'))?.click();
  const named = await collect.$$eval('section li', (items) => items.map((item) => item.innerText));
  expect(named).toEqual([
    expect.stringContaining('is no web address'),
    expect.stringContaining('only http and https'),
    expect.stringContaining('is a file on this computer'),
    expect.stringContaining('extension store'),
    expect.stringContaining('name or password'),
    expect.stringContaining('is on the list already'),
  ]);

  await paste(
    collect,
    Array.from({ length: 5_000 }, (_, index) => `https://a.example/page/${index}`),
  );
  await waitForText(collect, 'Pages to read: 300. They are sent in 30 requests');
  await waitForText(collect, 'Left out: 4700');
  await paste(collect, []);
  const button = await find(collect, 'button', 'Read 0 pages');
  expect(await button.evaluate((node) => node.matches(':disabled'))).toBe(true);
  await collect.close();
});

test('Of ten addresses each says itself why it was not read, and the good ones are there', async () => {
  const dead = await startLoopbackServer(() => undefined);
  await dead.close();
  await chromium.allowHost(`${dead.url}/*`);
  const collect = await openCollect();
  const cases: [url: string, words: RegExp][] = [
    [at('/elsewhere.html?1'), /Elsewhere/],
    [at('/silent.html'), /did not come within 20 seconds/],
    [`${dead.url}/page.html`, /could not be fetched: the site did not answer/],
    [at('/pictures.pdf'), /The PDF has no text layer/],
    [at('/picture.png'), /This address holds no text/],
    [at('/60mb.html'), /larger than 50 MB/],
    [at('/empty.html'), /no text to read/],
    [at('/missing.html'), /The site answered 404/],
    // It leads to a site that nobody was asked for.
    [at('/moved.html'), /could not be fetched/],
    [at('/elsewhere.html?2'), /Elsewhere/],
  ];
  await paste(
    collect,
    cases.map(([url]) => url),
  );
  const rows = await readAll(collect, cases.length);
  for (const [index, [, words]] of cases.entries()) expect(rows[index]?.words).toMatch(words);
  expect(rows.filter(({ href }) => href === '')).toHaveLength(8);
  await shoot(collect, 'collect-refusals');
  await collect.close();
});

test('A page that is gone is shown as the copy that was kept, with its day', async () => {
  const url = at('/once.html');
  const read = async () => {
    const collect = await openCollect();
    await paste(collect, [url]);
    const [row] = await readAll(collect, 1);
    await collect.close();
    return row?.words;
  };
  expect(await read()).not.toContain('Copy of');
  expect(await read()).toMatch(/Seen once[^]*Copy of/);
});

/** Keeps a page from answering anyone for a while, as a page does that reckons. */
async function keepBusy(page: Page): Promise<void> {
  await page.evaluate(() => {
    setTimeout(() => {
      for (const end = Date.now() + 3_000; Date.now() < end;);
    });
  });
}

test('A tab that moved on, one that closes and one that moves on in the middle: each address is read all the same', async () => {
  const collect = await openCollect();
  const moved = await chromium.newPage(at('/busy.html?moved'));
  const closing = await chromium.newPage(at('/gone.html'));
  const moving = await chromium.newPage(at('/busy.html?moving'));
  const idOf = async (page: Page) => chromium.tabId(page);
  const [closingId, movingId] = [await idOf(closing), await idOf(moving)];
  await moved.goto(at('/elsewhere.html'));
  await collect.bringToFront();
  await paste(collect, [at('/busy.html?moved'), at('/gone.html'), at('/busy.html?moving')]);
  await Promise.all([keepBusy(closing), keepBusy(moving)]);
  await clickButton(collect, 'Read 3 pages');
  await waitForText(collect, 'Waiting');
  await collect.evaluate(
    async (close, move, url) => {
      await chrome.tabs.remove(close);
      await chrome.tabs.update(move, { url });
    },
    closingId,
    movingId,
    at('/elsewhere.html'),
  );
  const [first, second, third] = await rowsAtEnd(collect, 3);
  expect(first?.words).toMatch(/A busy page[^]*Fetched by this device/);
  expect(second?.words).toMatch(/A page in a tab[^]*Fetched by this device/);
  // Whether the page answered before it was left is for the browser to say; it is never the other page's text.
  expect(third?.words).toMatch(/A busy page[^]*(Fetched by this device|Read from your tab)/);
  await moved.close();
  await moving.close();
  await collect.close();
});

test('The tabs of a group, the highlighted ones and those of the window are put on the list', async () => {
  const tabs = [
    await chromium.newPage(at('/elsewhere.html')),
    await chromium.newPage(at('/gone.html')),
    await chromium.newPage(at('/busy.html')),
  ];
  const ids: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- each comes to the front to be asked for its number
  for (const tab of tabs) ids.push(await chromium.tabId(tab));
  const [a = 0, b = 0, c = 0] = ids;

  const collect = await openCollect();
  await clickButton(collect, 'Add a tab group');
  await chromium.answerPermissionPrompt(collect, 'allow');
  await waitForText(collect, 'No tab of this window is in a group.');
  await collect.evaluate((...tabIds) => chrome.tabs.group({ tabIds }), a, b);
  await clickButton(collect, 'Add a tab group');
  await waitForText(collect, 'Tabs added: 2');
  expect(await listed(collect)).toEqual([at('/elsewhere.html'), at('/gone.html')]);
  await paste(collect, []);
  await collect.evaluate((tab) => chrome.tabs.group({ tabIds: [tab] }), c);
  await clickButton(collect, 'Add a tab group');
  await shoot(collect, 'collect-groups');
  await clickButton(collect, 'The group with “A busy page” (1)');
  expect(await listed(collect)).toEqual([at('/busy.html')]);
  await paste(collect, []);
  await clickButton(collect, 'Add all tabs of this window');
  // The browser's own first tab is one of them.
  await waitForText(collect, 'about:blank is not on the web');
  await waitForText(collect, 'Pages to read: 3.');
  await collect.close();

  const panel = await chromium.extensionPage('sidepanel.html');
  await panel.evaluate(async (url) => {
    const all = await chrome.tabs.query({ currentWindow: true });
    const places = all.flatMap((tab, index) =>
      tab.url.startsWith(url) && !tab.url.includes('busy') ? index : [],
    );
    const own = all.findIndex((tab) => tab.url === location.href);
    await chrome.tabs.highlight({ tabs: [own, ...places] });
  }, odd.url);
  const opened = chromium.browser.waitForTarget((target) => target.url().includes('/collect.html#tabs='));
  await (await find(panel, 'link', 'Read pages')).click();
  const next = await (await opened).asPage();
  await clickButton(next, 'Add highlighted tabs');
  await waitForText(next, 'Tabs added: 2');
  expect(await listed(next)).toEqual([at('/elsewhere.html'), at('/gone.html')]);
  await next.close();
  await panel.close();
  for (const tab of tabs) void tab.close();
});

test('“Read this link” puts a link on the list, and a page that cannot be read is put there with its reason', async () => {
  const page = await chromium.newPage(at('/elsewhere.html'));
  const tab = await chromium.tabId(page);
  const click = async (info: { menuItemId: string; linkUrl?: string; pageUrl: string }) => {
    const opened = chromium.browser.waitForTarget((target) => target.url().includes('/collect.html#read='));
    await chromium.worker.contextMenu(info, tab);
    const collect = await (await opened).asPage();
    const words = await waitForText(collect, /to read|Left out/);
    const list = await listed(collect);
    await collect.close();
    return { words, list };
  };
  const link = await click({ menuItemId: 'read-link', linkUrl: at('/busy.html'), pageUrl: page.url() });
  expect(link.list).toEqual([at('/busy.html')]);
  await page.goto('chrome://version');
  const refused = await click({ menuItemId: 'read-page', pageUrl: 'chrome://version/' });
  expect(refused.words).toContain('only http and https can be read');
  await page.close();
});
