import type { Page } from 'puppeteer-core';
import { shoot } from './shoot.ts';
import type { Display } from './virtual-display.ts';
import { waitUntil } from './wait-until.ts';

const STILL_MS = 120;

/**
 * Right-clicks the selection of a page and chooses the first of the extension's items in the browser's own menu.
 * The extension has two items for a selection, so they stand in a menu of its own, just above the last entry.
 */
export async function chooseFirstMenuItem(page: Page, display: Display): Promise<void> {
  await page.bringToFront();
  await standingStill(display);
  const { x, y } = await selectionOnScreen(page);
  const before = display.screen();
  await display.click(x, y, 'right');
  await waitUntil('the context menu', () => !display.screen().looksLike(before));
  for (const key of ['Up', 'Up', 'Right', 'Return']) {
    // oxlint-disable-next-line no-await-in-loop -- a key that comes before the menu has followed the last one is lost
    await standingStill(display);
    // oxlint-disable-next-line no-await-in-loop -- keys are pressed one after another
    await display.press(key);
  }
}

/** Menus fade and slide: they take keys when they have come to rest. */
async function standingStill(display: Display): Promise<void> {
  let last = display.screen();
  let since = Date.now();
  await waitUntil(
    async () => `the screen to stand still; it is in ${await shoot(display, 'restless-screen')}`,
    () => {
      const now = display.screen();
      if (!now.looksLike(last)) since = Date.now();
      last = now;
      return Date.now() - since >= STILL_MS;
    },
  );
}

async function selectionOnScreen(page: Page): Promise<{ x: number; y: number }> {
  const point = await page.evaluate(() => {
    const range = getSelection()?.getRangeAt(0);
    if (range === undefined) return undefined;
    const { x, y, width, height } = range.getBoundingClientRect();
    return {
      x: Math.round(screenX + x + width / 2),
      y: Math.round(screenY + outerHeight - innerHeight + y + height / 2),
    };
  });
  if (point === undefined) throw new Error('Nothing is selected on the page');
  return point;
}
