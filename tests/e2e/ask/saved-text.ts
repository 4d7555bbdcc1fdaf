import type { Page } from 'puppeteer-core';
import { waitUntil } from '#tests/browser/wait-until.ts';

/** What stands in the file that is saved meanwhile: for browsers whose downloads the debugger cannot collect. */
export async function savedText(page: Page, save: () => Promise<void>): Promise<string> {
  await page.evaluate(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob) void blob.text().then((saved) => Object.assign(globalThis, { saved }));
      return make(blob);
    };
  });
  await save();
  return waitUntil('the file', async () => {
    const saved = await page.evaluate('globalThis.saved');
    return typeof saved === 'string' && saved;
  });
}
