import { browser } from 'wxt/browser';
import type { Browser } from 'wxt/browser';
import { whyUnreadable } from '#lib/page/page-info.ts';
import { writeDraft } from '../draft.ts';
import { readLenses } from '../lens-store.ts';
import type { StartCall } from '../messages.ts';
import { collectAddresses, collectLinks } from './collect-links.ts';
import { CURRENT_WINDOW, openPanel } from '../panel.ts';
import { text } from '../text.ts';
import { createLensMenu, lensOfItem } from './lens-menu.ts';
import { defaultRequest, lensRequest } from './preset-request.ts';
import { readThisPage } from './read-this-page.ts';

/** Characters of a selection that are searched; more is no search. */
const MAX_SELECTION = 2_000;

const ITEMS = [
  { id: 'search-selection', contexts: ['selection'], title: 'menuSearchSelection' },
  { id: 'ask-selection', contexts: ['selection'], title: 'menuAskSelection' },
  { id: 'read-links', contexts: ['selection'], title: 'menuReadLinks' },
  // Not on the page itself: with two items there the browser makes a submenu, and a summary is no longer one click away.
  { id: 'read-page', contexts: ['action'], title: 'menuReadPage' },
  { id: 'read-link', contexts: ['link'], title: 'menuReadLink' },
  { id: 'summarise-page', contexts: ['page'], title: 'menuSummarisePage' },
  { id: 'summarise-link', contexts: ['link'], title: 'menuSummariseLink' },
] as const;

let making = Promise.resolve();

/**
 * Puts our items into the context menu; the browser keeps them until an update, or until the lenses change. One after
 * another: two at once would make items of one name.
 */
export function createMenus(): Promise<void> {
  making = making.catch(() => undefined).then(makeMenus);
  return making;
}

async function makeMenus(): Promise<void> {
  await browser.contextMenus.removeAll();
  for (const { id, contexts, title } of ITEMS) {
    browser.contextMenus.create({ id, contexts: [...contexts], title: text(title, '%s') });
  }
  await createLensMenu();
}

/** Opens the panel and sends what was chosen on its way. Registered synchronously: a click may be what wakes us. */
export function onMenuClick(
  start: (call: StartCall) => Promise<void>,
  report: (error: unknown) => void,
): void {
  browser.contextMenus.onClicked.addListener((info, tab) => {
    const reading = read(info, tab, start);
    if (reading) {
      reading.catch(report);
      return;
    }
    // First, and before any await: the browser opens a panel only inside the gesture.
    openPanel(tab?.windowId ?? CURRENT_WINDOW).catch(report);
    act(info, tab, start).catch(report);
  });
}

/** What is read stands on a page of its own, and needs no panel. */
function read(
  info: Info,
  tab: Browser.tabs.Tab | undefined,
  start: (call: StartCall) => Promise<void>,
): Promise<void> | undefined {
  if (info.menuItemId === 'read-links') return collectLinks(tab?.id);
  if (info.menuItemId === 'read-link') return collectAddresses(info.linkUrl ? [info.linkUrl] : []);
  if (info.menuItemId === 'read-page') return readThisPage(tab, info.pageUrl ?? '', start);
  return undefined;
}

type Info = Pick<Browser.contextMenus.OnClickData, 'menuItemId' | 'selectionText' | 'linkUrl' | 'pageUrl'>;

async function act(
  info: Info,
  tab: Browser.tabs.Tab | undefined,
  start: (call: StartCall) => Promise<void>,
): Promise<void> {
  const windowId = tab?.windowId;
  const url = tab?.url ?? info.pageUrl ?? '';
  const selection = (info.selectionText ?? '').trim().slice(0, MAX_SELECTION);
  const common = {
    id: crypto.randomUUID(),
    ...(windowId === undefined ? {} : { windowId }),
    ...(tab?.id === undefined ? {} : { tab: { id: tab.id, url, title: tab.title ?? '' } }),
  };
  if (info.menuItemId === 'ask-selection') {
    await writeDraft({ windowId: windowId ?? CURRENT_WINDOW, quote: selection, at: Date.now() });
  } else if (info.menuItemId === 'search-selection' && selection !== '') {
    await start({ ...common, ...(await defaultRequest('deepsearch', selection)), scope: 'web' });
  } else if (lensOfItem(info.menuItemId) !== undefined && selection !== '') {
    const lens = (await readLenses()).find(({ id }) => id === lensOfItem(info.menuItemId));
    if (lens) await start({ ...common, ...lensRequest(lens, selection), scope: 'web' });
  } else if (info.menuItemId === 'summarise-link' && info.linkUrl) {
    await start({ ...common, operation: 'contents', request: { urls: [info.linkUrl], summary: true } });
  } else if (info.menuItemId === 'summarise-page' && whyUnreadable(url) !== 'browser-page') {
    await start({ ...common, operation: 'contents', request: { urls: [url], summary: true }, scope: 'page' });
  }
}
