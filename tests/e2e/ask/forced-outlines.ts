import type { Page } from 'puppeteer-core';

/** The line around each element of a selector in forced colours, where washes and shadows are gone: `none`, `dashed`… */
export async function forcedOutlines(page: Page, selector: string): Promise<string[]> {
  await page.emulateMediaFeatures([{ name: 'forced-colors', value: 'active' }]);
  const outlines = await page.$$eval(selector, (found) =>
    found.map((each) => getComputedStyle(each).outlineStyle),
  );
  await page.emulateMediaFeatures([]);
  return outlines;
}
