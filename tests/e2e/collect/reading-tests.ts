import type { Page } from 'puppeteer-core';
import { afterEach, expect, test } from 'vitest';
import { clickButton } from '#tests/browser/elements.ts';
import { servePages, type PagesServer } from '#tests/browser/pages-server.ts';
import { startService, type RunningService } from '#tests/browser/start-service.ts';
import { callDesk } from '../faults/call-desk.ts';
import { chooseHosted } from '../faults/choose-hosted.ts';
import { paste, readAll, readerText, rowsAtEnd } from './collect-desk.ts';
import { serveOddPages, type OddPages } from './odd-pages.ts';
import { ODD_KINDS, SITE_KINDS } from './page-kinds.ts';

/** A browser with the extension in it, whichever it is. */
export interface ReadingBrowser {
  newPage(url: string): Promise<Page>;
  extensionPage(path: string): Promise<Page>;
  expectNoProblems(except?: RegExp[]): Promise<void>;
}

/** What the tests of reading work with. */
export interface ReadingRoom {
  pages: PagesServer;
  odd: OddPages;
  service: RunningService;
  /** The reader's page, which shows one reading after another. */
  reader: Page;
  browser: ReadingBrowser;
  close(): Promise<void>;
}

export async function openReadingRoom(browser: ReadingBrowser): Promise<ReadingRoom> {
  const [pages, odd, service] = await Promise.all([servePages(), serveOddPages(), startService()]);
  return {
    pages,
    odd,
    service,
    reader: await browser.extensionPage('reader.html'),
    browser,
    close: async () => {
      await Promise.all([pages.close(), odd.close(), service.close()]);
    },
  };
}

/** The members' page in a tab, signed in. */
export async function openMembers({ browser, pages }: ReadingRoom): Promise<Page> {
  const page = await browser.newPage(`${pages.origin}/members/minutes.html`);
  if ((await page.$('button')) !== null) await Promise.all([page.waitForNavigation(), page.click('button')]);
  return page;
}

export const openCollect = ({ browser }: ReadingRoom) => browser.extensionPage('collect.html');

const kindsOf = ({ pages, odd }: ReadingRoom) => [
  ...SITE_KINDS.map((each) => ({ ...each, url: pages.origin + each.path })),
  ...ODD_KINDS.map((each) => ({ ...each, url: odd.url + each.path })),
];

/** What is wrong with a reading of every kind of page, one line each. @param by what row and reader say of who read it */
async function faultsOfReading(room: ReadingRoom, by: RegExp): Promise<string[]> {
  const kinds = kindsOf(room);
  const collect = await openCollect(room);
  await paste(
    collect,
    kinds.map(({ url }) => url),
  );
  const rows = await readAll(collect, kinds.length);
  const faults: string[] = [];
  for (const [index, { kind, title, has, lacks = [] }] of kinds.entries()) {
    const row = rows[index] ?? { name: '', words: '', href: '' };
    if (row.name !== title || !by.test(row.words)) faults.push(`${kind}: its row is ${row.words}`);
    // oxlint-disable-next-line no-await-in-loop -- one page reads them all
    const text = await readerText(room.reader, row);
    for (const pattern of [...has, by]) if (!pattern.test(text)) faults.push(`${kind}: no ${pattern}`);
    for (const pattern of lacks) if (pattern.test(text)) faults.push(`${kind}: ${pattern}`);
  }
  await collect.close();
  return faults;
}

/** What must be true of reading in every browser. @param room there from the first test on */
export function testReading(room: () => ReadingRoom): void {
  afterEach(() => room().browser.expectNoProblems());

  test('This device fetches every kind of page', async () => {
    expect(await faultsOfReading(room(), /Fetched by this device/)).toEqual([]);
  });

  test('A page behind a login is read from its tab, with its badge in the row and in the reader', async () => {
    const members = await openMembers(room());
    const collect = await openCollect(room());
    await paste(collect, [members.url()]);
    const [row] = await readAll(collect, 1);
    expect(row?.name).toBe('Minutes of the spring meeting');
    expect(row?.words).toContain('Read from your tab');
    expect(row && (await readerText(room().reader, row))).toContain('Read from your tab');
    await collect.close();
    await members.close();
  });

  test('The new view of a single-page app is read under its new address, and the first view under its own', async () => {
    const app = await room().browser.newPage(`${room().pages.origin}/app/`);
    const collect = await openCollect(room());
    await paste(collect, [`${room().pages.origin}/app/`]);
    const [first] = await readAll(collect, 1);
    expect(first?.name).toBe("Today's tides");

    await app.bringToFront();
    await app.click('a[href="/app/neap.html"]');
    const next = await openCollect(room());
    await paste(next, [`${room().pages.origin}/app/neap.html`]);
    const [second] = await readAll(next, 1);
    expect(second).toMatchObject({ name: 'Neap tides and what they spare' });
    expect(second?.words).toContain('Read from your tab');
    const text = second ? await readerText(room().reader, second) : '';
    expect(text).toContain('The miller then grinds oats');
    expect(text).not.toContain('6:12 in the morning');
    expect(first && (await readerText(room().reader, first))).toContain('6:12 in the morning');
    await app.close();
    await collect.close();
    await next.close();
  });

  test('Frames of the page’s own site are read with it, and one of another site is said', async () => {
    const framed = await room().browser.newPage(`${room().pages.origin}/frames/`);
    const collect = await openCollect(room());
    await paste(collect, [framed.url()]);
    const [row] = await readAll(collect, 1);
    expect(row?.name).toBe('The mill book in two frames');
    const text = row ? await readerText(room().reader, row) : '';
    expect(text).toContain('with a steel bill held loosely');
    expect(text).toContain(`Frame: localhost:${new URL(room().pages.origin).port}`);
    expect(text).not.toContain('nineteen mills');
    const tools = await room().reader.$eval('::-p-text(The bills)', (link) => link.closest('a')?.href);
    expect(tools).toBe(`${room().pages.origin}/frames/tools.html`);
    await framed.close();
    await collect.close();
  });

  test('A hosted service fetches every kind of page, and what it cannot reach is read on this device', async () => {
    const { service, browser } = room();
    const settings = await browser.extensionPage('sidepanel.html');
    await chooseHosted(callDesk(settings), service);
    await settings.close();
    const host = new URL(service.url).host;
    expect(
      await faultsOfReading(room(), new RegExp(`Fetched by ${host.replaceAll('.', String.raw`\.`)}`)),
    ).toEqual([]);

    const members = await openMembers(room());
    const collect = await openCollect(room());
    await paste(collect, [members.url()]);
    const [refused] = await readAll(collect, 1);
    expect(refused?.words).toMatch(/Not read[^]*(sign in|401)/);
    await clickButton(collect, 'Read those that failed on this device');
    await collect.waitForSelector('::-p-text(Read from your tab)');
    const [row] = await rowsAtEnd(collect, 1);
    expect(row?.name).toBe('Minutes of the spring meeting');
    await members.close();
    await collect.close();
  });
}
