import { browser } from 'wxt/browser';
import { CallError } from '#lib/client/error.ts';
import { z } from '#lib/contract/zod.ts';
import type { ExtractEffort } from '#lib/contract/contents.ts';
import type { Fetch } from '#lib/contract/index.ts';
import { capturePage } from '#lib/page/capture.ts';
import type { Capture } from '#lib/page/capture.ts';
import { whyUnreadable } from '#lib/page/page-info.ts';
import { DEVICE_PATHS } from '../device/device-paths.ts';
import { askDevice } from './ask-device.ts';

/** A page that is busy with itself does not answer; a person does not wait longer for it. Milliseconds. */
const MAX_WAIT = 15_000;

const keptSchema = z.object({ isKept: z.boolean() });

interface ReadTab {
  tabId: number;
  url: string;
  effort: ExtractEffort;
  /** A page that shows no text is not kept: it may show some to who fetches it. */
  onlyWithText?: boolean;
}

/**
 * Reads the page of a tab as the person sees it into the library, through `activeTab` or a site's permission: nothing is
 * fetched again. A tab that has moved on to another address since is not read.
 *
 * @throws CallError `page-unreadable`, with the reason's code as its words
 */
export async function readTab(
  device: Fetch,
  { tabId, url, effort, onlyWithText = false }: ReadTab,
): Promise<void> {
  const { type, ...capture } = await captureTab(tabId, url);
  if (type === 'application/pdf') throw new CallError({ code: 'page-unreadable', words: 'pdf-viewer' });
  if (withoutHash(capture.url) !== withoutHash(url)) {
    throw new CallError({ code: 'page-unreadable', words: 'no-access' });
  }
  const kept = await askDevice(device, DEVICE_PATHS.keep, { ...capture, url, effort, onlyWithText });
  if (!keptSchema.parse(kept).isKept) throw new CallError({ code: 'page-unreadable' });
}

/** Whether the library holds a page. */
export async function isInLibrary(device: Fetch, url: string): Promise<boolean> {
  return (await askDevice(device, DEVICE_PATHS.has, { url })) === true;
}

async function captureTab(tabId: number, url: string): Promise<Capture> {
  let injected;
  try {
    // What is there now: a page whose loading never ends would never be "done".
    const injecting = browser.scripting.executeScript({
      target: { tabId },
      func: capturePage,
      injectImmediately: true,
    });
    [injected] = await Promise.race([injecting, late()]);
  } catch (error) {
    // The browser's own message names its internals; why it refused follows from the address.
    throw new CallError(
      { code: 'page-unreadable', words: whyUnreadable(url) ?? 'no-access' },
      { cause: error },
    );
  }
  if (injected?.result?.html) return injected.result;
  throw new CallError({ code: 'page-unreadable', words: 'no-access' });
}

function late(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The page did not answer.')), MAX_WAIT);
  });
}

function withoutHash(url: string): string {
  return url.split('#', 1)[0] ?? url;
}
