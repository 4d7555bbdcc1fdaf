import { browser } from 'wxt/browser';

/**
 * The match pattern for the origin of an address: what is asked for, checked and given back.
 *
 *            port in the pattern
 * Chromium   ✅ narrows it to that port
 * Firefox    ❌ refuses the pattern; without one every port of the host is meant
 */
export function originPattern(address: string, keepsPort = import.meta.env.BROWSER !== 'firefox'): string {
  const { protocol, host, hostname } = new URL(address);
  return `${protocol}//${keepsPort ? host : hostname}/*`;
}

/**
 * Asks the person whether Sidelight may reach an address. Call it before the first `await` of a click's handler:
 * later the browser refuses, because the gesture is over.
 */
export function requestOrigin(address: string): Promise<boolean> {
  return browser.permissions.request({ origins: [originPattern(address)] });
}

/** Asks for many addresses at once, under the same rule. True without a question when all are allowed already. */
export function requestOrigins(addresses: readonly string[]): Promise<boolean> {
  return browser.permissions.request({
    origins: [...new Set(addresses.map((address) => originPattern(address)))],
  });
}

/**
 * Asks whether Sidelight may see the addresses of the tabs, under the same rule. Only the button that collects them
 * needs it.
 */
export function requestTabs(): Promise<boolean> {
  return browser.permissions.request({ permissions: ['tabs'] });
}

/** Whether Sidelight may reach an address. */
export function mayReach(address: string): Promise<boolean> {
  return browser.permissions.contains({ origins: [originPattern(address)] });
}

/** Gives back every origin that the person ever allowed, and the addresses of the tabs. */
export async function giveBackPermissions(): Promise<void> {
  const { origins = [], permissions = [] } = await browser.permissions.getAll();
  const optional = permissions.filter((name) => name === 'tabs');
  if (origins.length + optional.length > 0)
    await browser.permissions.remove({ origins, permissions: optional });
}
