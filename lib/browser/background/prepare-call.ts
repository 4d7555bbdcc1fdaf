import type { Call } from '#lib/calls/call.ts';
import type { Check } from '#lib/calls/clearance.ts';
import { checkLimits } from '#lib/calls/ledger/limits.ts';
import type { CallStore } from '#lib/calls/store.ts';
import type { ClientOptions } from '#lib/client/client.ts';
import { CallError } from '#lib/client/error.ts';
import type { Fetch, OperationName } from '#lib/contract/index.ts';
import { DEVICE_ADDRESS } from '../device/device-paths.ts';
import { isLoopback } from '../address.ts';
import { mayReach } from '../permissions.ts';
import { readSettings } from '../settings.ts';
import type { Vault } from '../vault.ts';
import { readOpenTabs } from './read-open-tabs.ts';
import { isInLibrary, readTab } from './read-tab.ts';

export interface Services {
  device: Fetch;
  vault: Vault;
}

type Ready = ClientOptions & { timeout: number };

/**
 * The service that a call goes to, ready to be asked.
 *
 * @throws CallError `no-key`, `no-permission` or `offline`; nothing was sent then
 */
export async function serviceOf(
  { device, vault }: Services,
  { kind, address }: Call['service'],
  operation: OperationName,
): Promise<Ready> {
  const { paths, timeouts } = await readSettings();
  const timeout = timeouts[operation];
  if (kind === 'device') return { fetch: device, baseUrl: DEVICE_ADDRESS, timeout };
  const apiKey = await vault.keyFor(address);
  if (!apiKey) throw new CallError({ code: 'no-key' });
  if (!(await mayReach(address))) throw new CallError({ code: 'no-permission', words: address });
  // A service on this machine is there without a network.
  if (!navigator.onLine && !isLoopback(new URL(address).hostname)) throw new CallError({ code: 'offline' });
  return { fetch: (request) => fetch(request), baseUrl: address, paths, apiKey, timeout };
}

/**
 * Makes a call ready to be sent. For the device service that means handing over the page in front of the person:
 * it reads what they see and fetches nothing that they did not allow.
 *
 * @throws CallError as `serviceOf`, and `page-unreadable`
 */
export async function prepareCall(services: Services, call: Call): Promise<Ready> {
  const ready = await serviceOf(services, call.service, call.operation);
  if (call.service.kind === 'device') await handOverPages(services.device, call);
  return ready;
}

/** Holds a call that costs against the person's limits, unless they have let it go over them. */
export function checkAgainst(store: CallStore): Check {
  return async (call, onTheWay) =>
    call.overLimit ? 'go' : checkLimits(store, (await readSettings()).limits, Date.now(), onTheWay);
}

async function handOverPages(device: Fetch, call: Call): Promise<void> {
  const urls = call.operation === 'contents' ? call.request.urls : [];
  if (call.operation === 'contents' && call.group !== undefined) {
    // Of many pages each says itself why it could not be read.
    await readOpenTabs(device, urls, call.request.extract_effort ?? 'normal');
    return;
  }
  if (isAboutPage(call)) await readOpenPage(device, call);
  for (const url of urls) {
    // oxlint-disable-next-line no-await-in-loop -- the first address that may not be read is the one to ask for
    if (!(await mayReach(url)) && !(await isInLibrary(device, url))) {
      throw new CallError({ code: 'no-permission', words: new URL(url).origin });
    }
  }
}

function isAboutPage({ page, ...call }: Call): boolean {
  if (call.operation === 'contents') return page !== undefined && call.request.urls.includes(page.url);
  return call.scope !== undefined && call.scope !== 'web';
}

/** The tab may have moved on since: then what was read of the page before will do. */
async function readOpenPage(device: Fetch, { page, ...call }: Call): Promise<void> {
  if (page?.tabId === undefined) return;
  const effort = call.operation === 'contents' ? (call.request.extract_effort ?? 'normal') : 'normal';
  try {
    await readTab(device, { tabId: page.tabId, url: page.url, effort });
  } catch (error) {
    if (!(await isInLibrary(device, page.url))) throw error;
  }
}
