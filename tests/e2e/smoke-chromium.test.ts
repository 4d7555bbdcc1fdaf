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

  // The popup may wake the worker again at any moment, so a killed one is known by what its successor does not know.
  await chromium.worker.evaluate('void (globalThis.earlierLife = true)');
  await chromium.worker.kill();
  expect(await chromium.worker.evaluate('globalThis.earlierLife === undefined')).toBe(true);
  await chromium.expectNoProblems();
});
