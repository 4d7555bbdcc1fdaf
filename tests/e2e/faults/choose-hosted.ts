import type { CallDesk } from './call-desk.ts';

/** The browser's own API where the page's code runs. */
declare const chrome: { permissions: { request(asked: { origins: string[] }): Promise<boolean> } };

/** Lets the extension use a hosted service, as the settings do: the permission is there already, or asked of nobody. */
export async function chooseHosted(
  desk: CallDesk,
  { url, key }: { url: string; key?: string },
): Promise<void> {
  const { protocol, host, hostname } = new URL(url);
  // Firefox takes no port in a pattern.
  const isFirefox = await desk.page.evaluate(() => location.protocol === 'moz-extension:');
  const origins = [`${protocol}//${isFirefox ? hostname : host}/*`];
  await desk.page.evaluate((asked) => chrome.permissions.request({ origins: asked }), origins);
  await desk.send('service/save', { kind: 'hosted', address: url, keep: 'device', ...(key ? { key } : {}) });
}
