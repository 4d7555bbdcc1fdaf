import { browser } from 'wxt/browser';
import { readDraft, watchDraft } from '#lib/browser/draft.ts';
import type { Draft } from '#lib/browser/draft.ts';
import { CURRENT_WINDOW } from '#lib/browser/panel.ts';
import { send } from '#lib/browser/send.ts';
import { readSettings, watchSettings } from '#lib/browser/settings.ts';
import type { Settings } from '#lib/browser/settings.ts';
import { changeAsking } from '#components/request-form/asking.ts';
import { readUnsent } from '#lib/browser/unsent.ts';
import type { PageInfo } from '#lib/page/page-info.ts';
import { keepAsking } from './keep-asking.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * Tells what surrounds a question now and whenever it changes, until the signal aborts: the page in front of the
 * window, the service in use and the selection to ask about.
 */
export async function watchSurroundings(
  changed: (change: Partial<Surroundings>) => void,
  signal: AbortSignal,
): Promise<void> {
  const window = await browser.windows.getCurrent();
  if (signal.aborted) return;
  const windowId = window.id;
  changed({ windowId });

  // An event that came without a window means the one in front.
  const isOurs = (draft: Draft) => draft.windowId === windowId || draft.windowId === CURRENT_WINDOW;
  const ofSettings = ({ service, scope, defaults }: Settings) => {
    changed({ service, scope });
    changeAsking({ defaults });
  };
  const ofDraft = (draft: Draft | undefined) =>
    changed({ quote: draft && isOurs(draft) ? draft.quote : undefined });
  watchSettings(ofSettings, signal);
  watchDraft(ofDraft, signal);
  watchPage(windowId, changed, signal);
  ofSettings(await readSettings());
  ofDraft(await readDraft());
  changed({ unsent: await readUnsent() });
  await keepAsking(signal);
}

/** The page in front, again whenever another tab comes to the front or this one goes elsewhere. */
function watchPage(
  windowId: number | undefined,
  changed: (change: Partial<Surroundings>) => void,
  signal: AbortSignal,
): void {
  let asked = 0;
  async function look(): Promise<void> {
    const turn = (asked += 1);
    // A background that does not answer leaves the page unknown, which forbids nothing.
    const page = await send('page/look', { windowId }).catch(() => undefined);
    // An answer that was overtaken by a later question says nothing any more.
    if (turn === asked && !signal.aborted) changed({ page: page && asSeenFromHere(page) });
  }
  const onActivated = (tab: { windowId: number }) => {
    if (tab.windowId === windowId) void look();
  };
  const onUpdated = (
    _id: number,
    change: { status?: string },
    tab: { active: boolean; windowId: number },
  ) => {
    if (tab.active && tab.windowId === windowId && change.status !== undefined) void look();
  };
  browser.tabs.onActivated.addListener(onActivated);
  browser.tabs.onUpdated.addListener(onUpdated);
  // No event tells that the person called Sidelight on this tab, and so let it read the page; coming back here is after.
  globalThis.addEventListener('focus', () => void look(), { signal });
  signal.addEventListener('abort', () => {
    browser.tabs.onActivated.removeListener(onActivated);
    browser.tabs.onUpdated.removeListener(onUpdated);
  });
  void look();
}

/** The popup is there because the person just called Sidelight on this page: to call it again would not help. */
function asSeenFromHere(page: PageInfo): PageInfo {
  if (page.unreadable !== 'no-access') return page;
  const isPopup = browser.extension.getViews({ type: 'popup' }).some((view) => view === globalThis.window);
  return isPopup ? { ...page, unreadable: 'kept-out' } : page;
}
