import { browser } from 'wxt/browser';
import { CallError } from '#lib/client/error.ts';
import type { ExtractEffort } from '#lib/contract/contents.ts';
import type { Fetch } from '#lib/contract/index.ts';
import { capturePage } from '#lib/page/capture.ts';
import { whyUnreadable } from '#lib/page/page-info.ts';
import { DEVICE_PATHS } from '../device/device-paths.ts';
import { askDevice } from './ask-device.ts';

/**
 * Reads the page of a tab as the person sees it into the library, through `activeTab`: nothing is fetched again.
 * A tab that has moved on to another address since is not read.
 *
 * @throws CallError `page-unreadable`, with the reason's code as its words
 */
export async function readTab(
  device: Fetch,
  tab: { tabId: number; url: string },
  effort: ExtractEffort,
): Promise<void> {
  const capture = await captureTab(tab.tabId, tab.url);
  if (withoutHash(capture.url) !== withoutHash(tab.url)) {
    throw new CallError({ code: 'page-unreadable', words: 'no-access' });
  }
  await askDevice(device, DEVICE_PATHS.keep, { ...capture, url: tab.url, effort });
}

/** Whether the library holds a page. */
export async function isInLibrary(device: Fetch, url: string): Promise<boolean> {
  return (await askDevice(device, DEVICE_PATHS.has, { url })) === true;
}

async function captureTab(tabId: number, url: string): Promise<{ url: string; html: string }> {
  try {
    const [injected] = await browser.scripting.executeScript({ target: { tabId }, func: capturePage });
    if (injected?.result?.html) return injected.result;
  } catch (error) {
    // The browser's own message names its internals; why it refused follows from the address.
    throw new CallError(
      { code: 'page-unreadable', words: whyUnreadable(url) ?? 'no-access' },
      { cause: error },
    );
  }
  throw new CallError({ code: 'page-unreadable', words: 'no-access' });
}

function withoutHash(url: string): string {
  return url.split('#', 1)[0] ?? url;
}
