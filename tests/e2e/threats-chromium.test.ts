import { existsSync, readdirSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { beforeAll, expect, test } from 'vitest';
import { builtExtension } from '#tests/browser/built-extension.ts';
import { clickButton, waitForText } from '#tests/browser/elements.ts';
import { allowSite } from '#tests/browser/allow-site.ts';
import { launchChromium, type Chromium } from '#tests/browser/launch-chromium.ts';
import { servePages, type PagesServer } from '#tests/browser/pages-server.ts';
import { waitUntil } from '#tests/browser/wait-until.ts';
import { SAMPLE_QUESTION } from '#tests/service/sample-pages.ts';
import { startFaultyService, type FaultyService } from '#tests/service/start-faulty-service.ts';
import { callDesk, type CallDesk } from './faults/call-desk.ts';
import { chooseHosted } from './faults/choose-hosted.ts';
import { findSentinel } from './faults/find-sentinel.ts';
import { filesWith } from './threats/files-with.ts';
import { forbiddenOn, watchHostility, type HostileWatch } from './threats/hostile-page.ts';
import { hostileAnswers, SLOW_ANSWERS } from './threats/hostile-texts.ts';
import { MESSAGE_BODIES } from './threats/message-bodies.ts';
import { writeOtherExtension } from './threats/other-extension.ts';

const KEY = 'sentinel-key-4c1d90b7e2-f3a';
const ANSWER = { operation: 'answer', request: { query: SAMPLE_QUESTION } } as const;
const PAGES = readdirSync(builtExtension('chrome-mv3')).filter((name) => name.endsWith('.html'));
const FILES = ['manifest.json', 'icon/128.png', '_locales/en/messages.json', 'background.js', ...PAGES];

let pages: PagesServer;
let service: FaultyService;
let chromium: Chromium;
let desk: CallDesk;
let hostility: HostileWatch;
let article: Page;

beforeAll(async () => {
  pages = await servePages();
  service = await startFaultyService({ key: KEY });
  chromium = await launchChromium();
  await chromium.allowHost(`${service.url}/*`);
  await chromium.allowHost(`${pages.origin}/*`);
  article = await chromium.newPage(`${pages.origin}/mills/tide-mills.html`);
  desk = callDesk(await chromium.extensionPage('sidepanel.html'));
  hostility = watchHostility(desk.page);
  await chooseHosted(desk, service);
  return async () => {
    await chromium.close();
    await service.close();
    await pages.close();
  };
});

const posts = () => service.requests().filter(({ method }) => method === 'POST');

/** Runs a function in the isolated world of the article's tab, as a content script of ours. */
async function inContentScript(body: string): Promise<unknown> {
  const tabId = await chromium.tabId(article);
  return chromium.worker.evaluate(
    `chrome.permissions.contains({ origins: ['${pages.origin}/*'] }).then(async (held) => {
       if (!held) throw new Error('The page is not open to scripts');
       const [{ result }] = await chrome.scripting.executeScript({ target: { tabId: ${tabId} }, func: ${body} });
       return result;
     })`,
  );
}

/** What is kept, but for the key. */
async function state(): Promise<unknown> {
  const settings = await desk.page.evaluate('chrome.storage.local.get()');
  return { settings, calls: await desk.all(), info: await desk.send('service/info', {}) };
}

test('A content script gets no answer to any message, and changes nothing', async () => {
  await allowSite(desk.page, `${pages.origin}/*`);
  const { call } = await desk.ended(await desk.start(ANSWER));
  expect(call.state).toBe('done');
  const before = await state();
  const sent = posts().length;
  const answers = await inContentScript(`async () => {
    const bodies = ${JSON.stringify(MESSAGE_BODIES)};
    const answers = [];
    for (const [type, body] of Object.entries(bodies)) {
      const answer = await chrome.runtime.sendMessage({ type, body }).catch(() => undefined);
      if (answer !== undefined && answer !== null) answers.push([type, answer]);
    }
    return answers;
  }`);
  expect(answers).toEqual([]);
  expect(await state()).toEqual(before);
  expect(posts()).toHaveLength(sent);
});

test('A content script finds no key in anything that it can read', async () => {
  const readable = await inContentScript(`async () => {
    const areas = [];
    for (const name of ['local', 'session', 'sync', 'managed']) {
      areas.push(name, await chrome.storage[name].get().catch((error) => String(error)));
    }
    const databases = await indexedDB.databases();
    return JSON.stringify([areas, databases, Object.entries(globalThis.localStorage), document.cookie]);
  }`);
  expect(readable).not.toContain(KEY);
  expect(readable).not.toContain('sidelight-vault');
});

test('Another extension gets no answer, no port and no file', async () => {
  const other = await writeOtherExtension();
  const id = await chromium.browser.installExtension(other.folder);
  const page = await chromium.newPage(`chrome-extension://${id}/page.html`);
  const before = await state();
  const heard = await page.evaluate(`(async () => {
    const ours = '${chromium.extensionId}';
    const heard = [];
    for (const [type, body] of Object.entries(${JSON.stringify(MESSAGE_BODIES)})) {
      const answer = await chrome.runtime.sendMessage(ours, { type, body }).catch(() => undefined);
      if (answer !== undefined && answer !== null) heard.push([type, answer]);
    }
    const port = chrome.runtime.connect(ours);
    heard.push(...(await new Promise((resolve) => {
      port.onMessage.addListener((message) => resolve([message]));
      port.onDisconnect.addListener(() => resolve([]));
    })));
    for (const file of ${JSON.stringify(FILES)}) {
      const got = await fetch('chrome-extension://' + ours + '/' + file).then(() => true, () => false);
      if (got) heard.push(file);
    }
    return heard;
  })()`);
  expect(heard).toEqual([]);
  expect(await state()).toEqual(before);
  await page.close();
  await chromium.browser.uninstallExtension(id);
  await other.remove();
});

test('A web page can neither frame a page of ours nor tell that Sidelight is there', async () => {
  const probe = (file: string) => `new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.src = 'chrome-extension://${chromium.extensionId}/${file}';
    frame.onload = () => resolve('done');
    document.body.append(frame);
  })`;
  for (const file of PAGES) {
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await article.evaluate(probe(file));
  }
  const framed = article.frames().filter((frame) => frame.url().startsWith('chrome-extension:'));
  expect(framed.map((frame) => frame.url())).toEqual([]);
  const seen = await article.evaluate(`(async () => {
    const seen = [];
    for (const file of ${JSON.stringify(FILES)}) {
      const url = 'chrome-extension://${chromium.extensionId}/' + file;
      if (await fetch(url).then(() => true, () => false)) seen.push('fetched ' + file);
      const image = new Image();
      image.src = url;
      if (await image.decode().then(() => true, () => false)) seen.push('drew ' + file);
    }
    if (globalThis.chrome?.runtime?.sendMessage) seen.push('chrome.runtime');
    if (document.documentElement.outerHTML.includes('sidelight')) seen.push('the document');
    return seen;
  })()`);
  expect(seen).toEqual([]);
  await article.reload();
});

test('Hostile answers stay text: no dialog, no request, no element of theirs', async () => {
  service.reset();
  for (const [name, markdown] of hostileAnswers('http://127.0.0.1:9')) {
    service.next({ set: `contents:${JSON.stringify(markdown)}` });
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other, each looked at
    const { call } = await desk.ended(await desk.start(ANSWER));
    // oxlint-disable-next-line no-await-in-loop -- as above
    await desk.shown(call);
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect([name, await forbiddenOn(desk.page)]).toEqual([name, []]);
  }
  for (const fault of ['xss', 'bidi', 'csv', 'inject']) {
    for (const operation of ['deepsearch', 'contents'] as const) {
      service.next(fault);
      const request =
        operation === 'contents' ? { urls: ['https://lindholm.example/harbour'] } : ANSWER.request;
      // oxlint-disable-next-line no-await-in-loop -- as above
      const { call } = await desk.ended(await desk.start({ operation, request }));
      // oxlint-disable-next-line no-await-in-loop -- as above
      await desk.shown(call);
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect([fault, await forbiddenOn(desk.page)]).toEqual([fault, []]);
    }
  }
  expect(hostility.found()).toEqual([]);
  expect(service.sunk()).toEqual([]);
  expect(await desk.page.evaluate("'polluted' in {}")).toBe(false);
});

test.each(SLOW_ANSWERS)(
  'While Markdown made to be slow (%s) is drawn, a click is answered',
  async (_, markdown) => {
    service.next({ set: `contents:${JSON.stringify(markdown)}` });
    const id = await desk.start(ANSWER);
    const options = await desk.page.waitForSelector('::-p-xpath(//summary[contains(., "More options")])');
    const isOpen = () => options?.evaluate((summary) => summary.closest('details')?.open === true);
    const was = await isOpen();
    await waitUntil('the answer to be on its way', () => posts().length > 0);
    await options?.click();
    const answered = await waitUntil('the click to be answered', async () => (await isOpen()) !== was, 2_000);
    expect(answered).toBe(true);
    const { call } = await desk.ended(id);
    await desk.shown(call);
    await options?.click();
  },
);

test('A key goes to its own origin only, there and back', async () => {
  service.reset();
  const other = await startFaultyService({ key: 'another-key-a11' });
  await chromium.allowHost(`${other.url}/*`);
  await chooseHosted(desk, { url: other.url });
  const lost = await desk.ended(await desk.start(ANSWER));
  expect(lost.call.error?.code).toBe('no-key');
  expect(other.requests()).toEqual([]);
  await chooseHosted(desk, other);
  expect((await desk.ended(await desk.start(ANSWER))).call.state).toBe('done');
  await chooseHosted(desk, { url: service.url });
  expect((await desk.ended(await desk.start(ANSWER))).call.state).toBe('done');
  expect(posts().map(({ headers }) => headers['x-api-key'])).toEqual([KEY]);
  expect(JSON.stringify(other.requests())).not.toContain(KEY);
  await other.close();
});

test('After a whole run, with a service that sends the key back, it is in the vault and the header alone', async () => {
  service.reset();
  for (const fault of ['status=400,body=echo', 'status=401,body=echo', 'reset', 'badjson']) {
    service.next(fault);
    // oxlint-disable-next-line no-await-in-loop -- one call after the other
    const { call } = await desk.ended(await desk.start(ANSWER));
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await desk.shown(call)).not.toContain(KEY);
  }
  expect(JSON.stringify(await desk.send('service/info', {}))).not.toContain(KEY);
  for (const { path, body } of service.requests()) expect(path + body).not.toContain(KEY);
  for (const name of PAGES) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const page = await chromium.extensionPage(name);
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect([name, await findSentinel(page, KEY)]).toEqual([name, ['sidelight-vault']]);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.close();
  }
  expect((await chromium.problems()).join('\n')).not.toContain(KEY);
  const onDisk = await filesWith(chromium.profile, KEY);
  expect(onDisk.length, 'The vault itself is found, so a leak would be').toBeGreaterThan(0);
  expect(onDisk.filter((path) => !/IndexedDB.chrome-extension_/.test(path))).toEqual([]);
});

test('No file that is saved has the key in it, or a cell that runs', async () => {
  for (const [name, button] of [
    ['usage.html', 'Save as CSV'],
    ['library.html', 'Export all pages'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const saved = await savedBy(name, button);
    expect(saved.length).toBeGreaterThan(10);
    expect(saved).not.toContain(KEY);
    expect(saved).not.toMatch(/(^|,)"?[=+@]/m);
  }
});

test('“Delete everything” leaves every store empty, the key gone and nothing allowed', async () => {
  const options = await chromium.extensionPage('options.html');
  await waitForText(options, 'Key ending in …f3a is kept');
  await clickButton(options, 'Delete everything …');
  await clickButton(options, 'Delete everything');
  await waitForText(options, 'Everything is deleted.');
  expect(await findSentinel(options, KEY)).toEqual([]);
  expect(await desk.all()).toEqual([]);
  expect(await desk.days()).toEqual([]);
  expect(await options.evaluate('chrome.storage.local.get()')).toEqual({});
  expect(await options.evaluate('chrome.permissions.getAll().then(({ origins }) => origins)')).toEqual([]);
  expect(await desk.send('service/info', {})).toMatchObject({ kind: 'device', address: '' });
  const { call } = await desk.ended(
    await desk.start({ operation: 'answer', request: { query: 'How do I add an API key?' } }),
  );
  expect(call.state, 'It works as on the first day').toBe('done');
});

test('Nothing went wrong in any part of the extension meanwhile', async () => {
  const expected = /ERR_|Failed to load|net::/;
  expect((await chromium.problems()).filter((problem) => !expected.test(problem))).toEqual([]);
  expect(existsSync(chromium.profile)).toBe(true);
});

/** The text of the file that a button saves. */
async function savedBy(name: string, button: string): Promise<string> {
  const page = await chromium.extensionPage(name);
  await page.evaluate(() => {
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob) void blob.text().then((saved) => Object.assign(globalThis, { saved }));
      return make(blob);
    };
  });
  await clickButton(page, button);
  const saved = await waitUntil('the file', () =>
    page.evaluate(() => {
      const text: unknown = Reflect.get(globalThis, 'saved');
      return typeof text === 'string' && text;
    }),
  );
  await page.close();
  return saved;
}
