import { browser } from 'wxt/browser';
import { whyUnreadable } from '#lib/page/page-info.ts';
import type { PageInfo } from '#lib/page/page-info.ts';

/** The tab in front of the person. Its address is known only where they called Sidelight (`activeTab`). */
export async function lookAtPage(windowId: number | undefined): Promise<PageInfo> {
  const [tab] = await browser.tabs.query(
    windowId === undefined ? { active: true, lastFocusedWindow: true } : { active: true, windowId },
  );
  const url = tab?.url ?? '';
  const unreadable = whyUnreadable(url);
  return {
    tabId: tab?.id,
    windowId: tab?.windowId,
    url,
    title: tab?.title ?? '',
    ...(unreadable ? { unreadable } : {}),
  };
}
