import { readdirSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { CONNECT } from '#lib/browser/device/connect.ts';
import { DEVICE_ADDRESS } from '#lib/browser/device/device-paths.ts';
import { allowSite } from '#tests/browser/allow-site.ts';
import { builtExtension } from '#tests/browser/built-extension.ts';
import type { Chromium } from '#tests/browser/launch-chromium.ts';
import type { Firefox } from '#tests/browser/launch-firefox.ts';
import type { Host } from '#tests/contract/hosts.ts';

/** A request as it goes into a page, and what comes out. */
interface Sent {
  url: string;
  method: string;
  headers: [string, string][];
  body: string;
}
interface Got {
  status: number;
  headers: [string, string][];
  body: string;
}

/** The device service in Chromium's offscreen page, over a port of its own, as the background reaches it. */
export async function chromiumDevice(chromium: Chromium, pagesUrl: string): Promise<Host> {
  const page = await chromium.extensionPage('options.html');
  await chromium.allowHost(`${pagesUrl}/*`);
  await allowSite(page, `${pagesUrl}/*`);
  // The first request makes the background open the offscreen page.
  await page.evaluate(
    `chrome.runtime.sendMessage({ type: 'library/call', body: { method: 'size', args: [] } })`,
  );
  const target = await chromium.browser.waitForTarget((each) => each.url().endsWith('/offscreen.html'));
  const offscreen = await target.asPage();
  await offscreen.evaluate(`{
    const { port1, port2 } = new MessageChannel();
    const waiting = new Map();
    port1.onmessage = ({ data }) => waiting.get(data.id)(data);
    globalThis.askDevice = (sent) => new Promise((got) => {
      const id = waiting.size;
      waiting.set(id, got);
      port1.postMessage({ kind: 'request', id, ...sent });
    });
    const connect = new MessageEvent('message', { data: '${CONNECT}', ports: [port2] });
    navigator.serviceWorker.dispatchEvent(connect);
  }`);
  return hostIn(offscreen);
}

/** The device service as Firefox's background page holds it: the same built module, in a page of the extension. */
export async function firefoxDevice(firefox: Firefox, pagesUrl: string): Promise<Host> {
  const page = await firefox.extensionPage('options.html');
  await allowSite(page, `http://${new URL(pagesUrl).hostname}/*`);
  const chunks = readdirSync(`${builtExtension('firefox-mv3')}/chunks`);
  const module = chunks.find((name) => /^device-host-.*\.js$/.test(name));
  if (module === undefined) throw new Error('The build has no module of the device service');
  await page.evaluate(`import('/chunks/${module}').then((chunk) => {
    // The bundler gives a chunk short names; the module's own stand in one of the objects that it exports.
    const module = [chunk, ...Object.values(chunk)].find((each) => each.createDeviceHost);
    const device = module.createDeviceHost();
    globalThis.askDevice = async ({ url, ...init }) => {
      const response = await device(new Request(url, init));
      return { status: response.status, headers: [...response.headers], body: await response.text() };
    };
  })`);
  return hostIn(page);
}

function hostIn(page: Page): Host {
  return {
    baseUrl: DEVICE_ADDRESS,
    async fetch(request) {
      const sent: Sent = {
        url: request.url,
        method: request.method,
        headers: [...request.headers],
        body: await request.text(),
      };
      const got = (await page.evaluate(`askDevice(${JSON.stringify(sent)})`)) as Got;
      return new Response(got.body, { status: got.status, headers: got.headers });
    },
    close: () => page.close().catch(() => undefined),
  };
}
