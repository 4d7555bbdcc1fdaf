// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { watchSurroundings } from '#components/ask/watch-surroundings.ts';
import type { PageInfo } from '#lib/page/page-info.ts';

/** What a view says of a page that the browser tells nothing of. */
async function saidOf(views: unknown[]): Promise<PageInfo['unreadable']> {
  const page = { tabId: 1, windowId: 1, url: '', title: '', unreadable: 'no-access' };
  Object.assign(fakeBrowser.runtime, { sendMessage: async () => ({ ok: true, value: page }) });
  Object.assign(fakeBrowser.windows, { getCurrent: async () => ({ id: 1 }) });
  Object.assign(fakeBrowser.extension, { getViews: () => views });
  const watching = new AbortController();
  const seen = await new Promise<PageInfo>((resolve) => {
    const changed = (change: { page?: PageInfo | undefined }) => change.page && resolve(change.page);
    void watchSurroundings(changed, watching.signal);
  });
  watching.abort();
  return seen.unreadable;
}

it('The popup, which was called over the page itself, does not say that it should be called there', async () => {
  expect(await saidOf([globalThis.window])).toBe('kept-out');
});

it('The panel says that Sidelight may be called on the page', async () => {
  expect(await saidOf([])).toBe('no-access');
});
