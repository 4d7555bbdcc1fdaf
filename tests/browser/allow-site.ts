import type { Page } from 'puppeteer-core';
import { waitUntil } from './wait-until.ts';

/**
 * Lets the extension reach a site: asked for in a click on one of its pages, as the browser wants it. Chromium needs a
 * yes beforehand (`allowHost`), Firefox is started so that it gives one by itself.
 *
 * @param pattern a match pattern; in Firefox without a port
 */
export async function allowSite(extensionPage: Page, pattern: string): Promise<void> {
  const name = JSON.stringify(pattern);
  await extensionPage.evaluate(`void document.addEventListener('click', () => {
    (globalThis.browser ?? chrome).permissions.request({ origins: [${name}] });
  }, { once: true })`);
  await extensionPage.bringToFront();
  await extensionPage.mouse.click(2, 2);
  await waitUntil(`the permission for ${pattern}`, async () =>
    Boolean(
      await extensionPage.evaluate(
        `(globalThis.browser ?? chrome).permissions.contains({ origins: [${name}] })`,
      ),
    ),
  );
}
