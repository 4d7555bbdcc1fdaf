import { browser } from 'wxt/browser';
import { CallError } from '#lib/client/error.ts';
import type { ExtractEffort } from '#lib/contract/contents.ts';
import type { Fetch } from '#lib/contract/index.ts';
import { readTab } from './read-tab.ts';

/**
 * Reads those addresses of a reading that stand open in a tab, as the person sees them: behind a login that is the only
 * way. The browser tells the addresses of tabs on sites that it lets Sidelight read, and of no others.
 */
export async function readOpenTabs(
  device: Fetch,
  urls: readonly string[],
  effort: ExtractEffort,
): Promise<void> {
  const tabs = await browser.tabs.query({});
  for (const url of urls) {
    const tab = tabs.find((each) => each.url !== undefined && withoutHash(each.url) === withoutHash(url));
    if (tab?.id === undefined) continue;
    try {
      // oxlint-disable-next-line no-await-in-loop -- pages are large: one at a time
      await readTab(device, { tabId: tab.id, url, effort, onlyWithText: true });
    } catch (error) {
      // Asleep, gone, empty or closed to extensions: then the page is fetched, and says itself what became of it.
      if (!(error instanceof CallError)) throw error;
    }
  }
}

const withoutHash = (url: string) => url.split('#', 1)[0];
