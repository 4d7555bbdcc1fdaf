/** Why the browser or Sidelight cannot read a page. Each has its own words on the screen. */
export type Unreadable =
  | 'browser-page' // chrome://, about:, devtools, settings
  | 'extension-page' // a page of this or another extension
  | 'new-tab' // nothing is there
  | 'store' // the browser's extension store keeps extensions out
  | 'pdf-viewer' // the browser's own viewer keeps extensions out
  | 'local-file' // file:, needs a switch in the browser's settings
  | 'not-web' // data:, blob:, view-source:, javascript:
  | 'kept-out' // the person called Sidelight there, and the browser still tells nothing of the page
  | 'no-access'; // the tab changed since the person called Sidelight there

/** The tab in front of the person. */
export interface PageInfo {
  tabId: number | undefined;
  windowId: number | undefined;
  /** Empty when the browser does not tell. */
  url: string;
  title: string;
  /** Why the page itself cannot be read; absent when it can. */
  unreadable?: Unreadable | undefined;
}

const STORES = [
  'chromewebstore.google.com',
  'chrome.google.com',
  'addons.mozilla.org',
  'microsoftedge.microsoft.com',
];

/** What an address alone tells about whether its page can be read. */
export function whyUnreadable(url: string): Unreadable | undefined {
  if (url === '') return 'no-access';
  if (!URL.canParse(url)) return 'not-web';
  const { protocol, hostname, pathname } = new URL(url);
  if (isNewTab(url)) return 'new-tab';
  if (protocol === 'http:' || protocol === 'https:') {
    if (STORES.includes(hostname)) return 'store';
    return pathname.toLowerCase().endsWith('.pdf') ? 'pdf-viewer' : undefined;
  }
  if (/^(chrome|moz|safari-web|ms-browser)-extension:$/.test(protocol)) return 'extension-page';
  if (protocol === 'file:') return pathname.toLowerCase().endsWith('.pdf') ? 'pdf-viewer' : 'local-file';
  if (['chrome:', 'edge:', 'about:', 'devtools:', 'chrome-search:', 'brave:'].includes(protocol))
    return 'browser-page';
  return 'not-web';
}

function isNewTab(url: string): boolean {
  return /^(chrome:\/\/(newtab|new-tab-page)|edge:\/\/newtab|about:(newtab|home|blank))/.test(url);
}
