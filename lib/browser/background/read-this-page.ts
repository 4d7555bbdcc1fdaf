import { browser } from 'wxt/browser';
import type { Browser } from 'wxt/browser';
import { isPrivate } from '#lib/page/is-private.ts';
import { planRead } from '#lib/reads/plan-read.ts';
import { readRequest } from '#lib/reads/read-choice.ts';
import type { StartCall } from '../messages.ts';
import { ownUrl } from '../own-url.ts';
import { readSettings } from '../settings.ts';
import { collectAddresses } from './collect-links.ts';

/**
 * Begins to read the page of a tab as pages were read the last time, and shows the reading. The click gives access to
 * that tab, so that nobody is asked for anything. A page that cannot be read is put on the list, which says why.
 */
export async function readThisPage(
  tab: Browser.tabs.Tab | undefined,
  pageUrl: string,
  start: (call: StartCall) => Promise<void>,
): Promise<void> {
  const url = tab?.url ?? pageUrl;
  const { read, address, service } = await readSettings();
  const chosen = address === '' ? 'device' : (read.by ?? service);
  if (planRead([url], chosen)[0]?.fault !== undefined) return collectAddresses(url === '' ? [] : [url]);
  const group = crypto.randomUUID();
  await start({
    id: crypto.randomUUID(),
    operation: 'contents',
    request: readRequest([url], read),
    group,
    ...(tab?.id === undefined ? {} : { tab: { id: tab.id, url, title: tab.title ?? '' } }),
    // Nobody named: then a page that the hosted service cannot reach is read here.
    ...(isPrivate(url) ? {} : { service: chosen }),
  });
  await browser.tabs.create({ url: `${ownUrl('/collect.html')}#${group}` });
}
