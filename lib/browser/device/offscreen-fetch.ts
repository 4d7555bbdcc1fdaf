import { browser } from 'wxt/browser';
import type { Fetch } from '#lib/contract/index.ts';
import { portFetch } from '#lib/service/hosts/browser/port-fetch.ts';
import { CONNECT } from './connect.ts';

const PAGE = '/offscreen.html';

/** The part of a service worker's globals that is used here; the DOM's types know windows only. */
interface WorkerGlobals {
  clients: { matchAll(options: { includeUncontrolled: boolean }): Promise<PageClient[]> };
}

interface PageClient {
  id: string;
  url: string;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/**
 * Chromium's way to the device service: a `Fetch` whose other end is the offscreen page, for a service worker has no
 * DOM and no workers of its own. The page is made on the first request; it outlives the worker and is found again.
 */
export function offscreenFetch(): Fetch {
  let connected: { id: string; fetch: Fetch } | undefined;
  let opening: Promise<PageClient> | undefined;
  return async (request) => {
    // Two pages at once are refused by the browser, so everyone waits for the same opening.
    opening ??= openPage().finally(() => (opening = undefined));
    const page = await opening;
    if (connected?.id !== page.id) connected = { id: page.id, fetch: connect(page) };
    return connected.fetch(request);
  };
}

function connect(page: PageClient): Fetch {
  const { port1, port2 } = new MessageChannel();
  page.postMessage(CONNECT, [port2]);
  return portFetch(port1);
}

async function openPage(): Promise<PageClient> {
  const url = browser.runtime.getURL(PAGE);
  const open = await findPage(url);
  if (open) return open;
  await browser.offscreen.createDocument({
    url,
    reasons: ['DOM_PARSER', 'WORKERS'],
    justification: 'Reads pages and keeps them searchable on this device.',
  });
  const page = await findPage(url);
  if (!page) throw new Error('The offscreen page did not open.');
  return page;
}

async function findPage(url: string): Promise<PageClient | undefined> {
  const scope: object = globalThis;
  if (!isWorker(scope)) throw new Error('Only the service worker opens the offscreen page.');
  const pages = await scope.clients.matchAll({ includeUncontrolled: true });
  return pages.find((page) => page.url === url);
}

function isWorker(scope: object): scope is WorkerGlobals {
  return 'clients' in scope;
}
