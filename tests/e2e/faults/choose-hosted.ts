import type { Page } from 'puppeteer-core';
import type { CallDesk } from './call-desk.ts';

/** The browser's own API where the page's code runs. */
declare const chrome: { permissions: { request(asked: { origins: string[] }): Promise<boolean> } };

/** Lets the extension use a hosted service, as the settings do: the permission is there already, or asked of nobody. */
export async function chooseHosted(
  desk: CallDesk,
  { url, key }: { url: string; key?: string },
): Promise<void> {
  const { protocol, host, hostname } = new URL(url);
  // Firefox takes no port in a pattern.
  const isFirefox = await desk.page.evaluate(() => location.protocol === 'moz-extension:');
  await allow(desk.page, `${protocol}//${isFirefox ? hostname : host}/*`);
  await desk.send('service/save', { kind: 'hosted', address: url, keep: 'device', ...(key ? { key } : {}) });
}

/** Firefox takes nothing for a click but a click. */
async function allow(page: Page, origin: string): Promise<void> {
  await page.evaluate((asked) => {
    const answered = new Promise<string>((resolve) => {
      const ask = () => {
        chrome.permissions
          .request({ origins: [asked] })
          .then(String, String)
          .then(resolve, String);
      };
      document.addEventListener('click', ask, { once: true });
    });
    Object.assign(globalThis, { answered });
  }, origin);
  await page.mouse.click(2, 2);
  const answer = await page.evaluate('answered');
  if (answer !== 'true') throw new Error(`The permission was not given: ${String(answer)}`);
}
