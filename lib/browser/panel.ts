import { browser } from 'wxt/browser';
import { ownUrl } from './own-url.ts';

/** Firefox's name for the side panel; WXT's types know Chromium's only. */
interface WithSidebar {
  sidebarAction: { open(): Promise<void> };
}

/** Chromium's WINDOW_ID_CURRENT, for events that come without a window. */
export const CURRENT_WINDOW = -2;

/**
 * Opens the side panel. Both browsers allow it only inside a user's gesture: call this before the first `await` of
 * the handler.
 *
 *            beside the page
 * Chromium   ✅ sidePanel
 * Firefox    ✅ sidebarAction
 * Safari     ❌ has neither: the panel's page opens in a tab
 */
export async function openPanel(windowId: number): Promise<void> {
  if (hasSidebar(browser)) await browser.sidebarAction.open();
  else if (hasSidePanel(browser)) await browser.sidePanel.open({ windowId });
  else await browser.tabs.create({ url: ownUrl('/sidepanel.html') });
}

function hasSidebar(api: object): api is WithSidebar {
  return 'sidebarAction' in api && api.sidebarAction !== undefined;
}

/** The types know Chromium, which always has it. */
function hasSidePanel(api: Partial<typeof browser>): boolean {
  return api.sidePanel !== undefined;
}
