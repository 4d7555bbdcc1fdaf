import { browser } from 'wxt/browser';
import { selectedLinks } from '#lib/page/selected-links.ts';
import { addressesFragment } from '#lib/reads/collect-fragment.ts';
import { ownUrl } from '../own-url.ts';

/**
 * Opens the page that reads many pages with the links of a tab's selection on its list. A page that keeps extensions
 * out gives none: the list is empty then.
 */
export async function collectLinks(tabId: number | undefined): Promise<void> {
  await collectAddresses(tabId === undefined ? [] : await linksOf(tabId));
}

/** Opens the page that reads many pages with addresses on its list: the person sees them before anything is sent. */
export async function collectAddresses(addresses: readonly string[]): Promise<void> {
  await browser.tabs.create({ url: `${ownUrl('/collect.html')}${addressesFragment(addresses)}` });
}

async function linksOf(tabId: number): Promise<string[]> {
  try {
    const [injected] = await browser.scripting.executeScript({ target: { tabId }, func: selectedLinks });
    return injected?.result ?? [];
  } catch {
    // Why the browser refused does not matter: the person can still paste the addresses.
    return [];
  }
}
