import { browser } from 'wxt/browser';

/** Firefox's name for the side panel; WXT's types know Chromium's only. */
interface WithSidebar {
  sidebarAction: { open(): Promise<void> };
}

/** Chromium's WINDOW_ID_CURRENT, for events that come without a window. */
export const CURRENT_WINDOW = -2;

/**
 * Opens the side panel. Both browsers allow it only inside a user's gesture: call this before the first `await` of
 * the handler.
 */
export function openPanel(windowId: number): Promise<void> {
  return hasSidebar(browser) ? browser.sidebarAction.open() : browser.sidePanel.open({ windowId });
}

function hasSidebar(api: object): api is WithSidebar {
  return 'sidebarAction' in api;
}
