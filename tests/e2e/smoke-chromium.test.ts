import { beforeAll, expect, test } from 'vitest';
import { launchChromium, type Chromium } from '#tests/browser/launch-chromium.ts';
import { servePages, type PagesServer } from '#tests/browser/pages-server.ts';

let pages: PagesServer;
let chromium: Chromium;

beforeAll(async () => {
  pages = await servePages();
  chromium = await launchChromium();
  return async () => {
    await chromium.close();
    await pages.close();
  };
});

test('The built extension installs in Chromium, its worker starts, and the toolbar button opens the popup', async () => {
  const page = await chromium.newPage(`${pages.origin}/mills/tide-mills.html`);
  await chromium.worker.wake();
  expect(await chromium.worker.isRunning()).toBe(true);

  const popup = await chromium.openPopup(page);
  expect(await popup.title()).toBe('Sidelight');

  await chromium.worker.kill();
  expect(await chromium.worker.isRunning()).toBe(false);
  await chromium.worker.wake();
  await chromium.expectNoProblems();
});
