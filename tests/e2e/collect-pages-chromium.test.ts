import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium, type Chromium } from '#tests/browser/launch-chromium.ts';
import { paste, readAll, rowsAtEnd } from './collect/collect-desk.ts';
import { openCollect, openMembers, openReadingRoom, testReading } from './collect/reading-tests.ts';
import type { ReadingRoom } from './collect/reading-tests.ts';

let chromium: Chromium;
let room: ReadingRoom;

beforeAll(async () => {
  chromium = await launchChromium();
  room = await openReadingRoom(chromium);
  for (const origin of [room.pages.origin, room.odd.url, room.service.url]) {
    // oxlint-disable-next-line no-await-in-loop -- the browser takes them one after another
    await chromium.allowHost(`${origin}/*`);
  }
});

afterAll(async () => {
  await chromium.close();
  await room.close();
});

test('A PDF that stands in a tab is read by its address', async () => {
  const viewer = await chromium.browser.newPage();
  await viewer.goto(`${room.odd.url}/text.pdf`);
  const collect = await openCollect(room);
  await paste(collect, [`${room.odd.url}/text.pdf`]);
  const [row] = await readAll(collect, 1);
  expect(row?.name).toBe('Report on the sluice');
  expect(row?.words).toContain('Fetched by this device');
  await viewer.close();
  await collect.close();
});

test('“Read this page” reads the page in front, with no question asked, and shows the reading', async () => {
  const members = await openMembers(room);
  const popup = await chromium.openPopup(members);
  await popup.close();
  const opened = chromium.browser.waitForTarget((target) => /collect\.html#[0-9a-f-]{36}/.test(target.url()));
  const click = { menuItemId: 'read-page', pageUrl: members.url() };
  await chromium.worker.contextMenu(click, await chromium.tabId(members));
  const collect = await (await opened).asPage();
  const [row] = await rowsAtEnd(collect, 1);
  expect(row?.name).toBe('Minutes of the spring meeting');
  expect(row?.words).toContain('Read from your tab');
  await members.close();
  await collect.close();
});

// Last: from here on a hosted service reads.
testReading(() => room);
