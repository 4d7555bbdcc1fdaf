import { readdirSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { builtExtension } from '#tests/browser/built-extension.ts';
import { clickButton, waitForText } from '#tests/browser/elements.ts';
import { launchFirefox, type Firefox } from '#tests/browser/launch-firefox.ts';
import { servePages, type PagesServer } from '#tests/browser/pages-server.ts';
import { SAMPLE_QUESTION } from '#tests/service/sample-pages.ts';
import { startFaultyService, type FaultyService } from '#tests/service/start-faulty-service.ts';
import { callDesk, type CallDesk } from './faults/call-desk.ts';
import { chooseHosted } from './faults/choose-hosted.ts';
import { findSentinel } from './faults/find-sentinel.ts';
import { filesWith } from './threats/files-with.ts';
import { forbiddenOn, watchHostility, type HostileWatch } from './threats/hostile-page.ts';
import { hostileAnswers } from './threats/hostile-texts.ts';

const KEY = 'sentinel-key-4c1d90b7e2-f3a';
const ANSWER = { operation: 'answer', request: { query: SAMPLE_QUESTION } } as const;
const PAGES = readdirSync(builtExtension('firefox-mv3')).filter((name) => name.endsWith('.html'));

/** What Firefox notes of a page that tries to frame or fetch one of ours. */
const KEPT_OUT = /may not load or link to moz-extension:/;

let pages: PagesServer;
let service: FaultyService;
let firefox: Firefox;
let desk: CallDesk;
let hostility: HostileWatch;

beforeAll(async () => {
  pages = await servePages();
  service = await startFaultyService({ key: KEY });
  firefox = await launchFirefox();
  desk = callDesk(await firefox.extensionPage('sidepanel.html'));
  hostility = watchHostility(desk.page);
  await chooseHosted(desk, service);
  return async () => {
    await firefox.close();
    await service.close();
    await pages.close();
  };
});

test('Hostile answers stay text: no dialog, no request, no element of theirs', async () => {
  for (const [name, markdown] of hostileAnswers('http://127.0.0.1:9')) {
    service.next({ set: `contents:${JSON.stringify(markdown)}` });
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other, each looked at
    const { call } = await desk.ended(await desk.start(ANSWER));
    // oxlint-disable-next-line no-await-in-loop -- as above
    await desk.shown(call);
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect([name, await forbiddenOn(desk.page)]).toEqual([name, []]);
  }
  expect(hostility.found()).toEqual([]);
  expect(service.sunk()).toEqual([]);
});

test('A web page can frame no page of ours', async () => {
  const article = await firefox.newPage(`${pages.origin}/mills/tide-mills.html`);
  for (const file of PAGES) {
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await article.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      document.body.append(frame);
    }, `${firefox.origin}/${file}`);
  }
  const reached = await article.evaluate(
    async (urls) => {
      const got = await Promise.all(
        urls.map((url) =>
          fetch(url).then(
            () => true,
            () => false,
          ),
        ),
      );
      return got.filter(Boolean).length;
    },
    PAGES.map((file) => `${firefox.origin}/${file}`),
  );
  expect(reached).toBe(0);
  expect(article.frames().filter((frame) => frame.url().startsWith('moz-extension:'))).toEqual([]);
  const refusals = (await firefox.problems()).filter((problem) => KEPT_OUT.test(problem));
  expect(refusals.length).toBeGreaterThanOrEqual(PAGES.length);
  await article.close();
});

test('A key goes to its own origin only, and into no store, page or file but the vault', async () => {
  service.reset();
  const other = await startFaultyService({ key: 'another-key-a11' });
  await chooseHosted(desk, { url: other.url });
  const lost = await desk.ended(await desk.start(ANSWER));
  expect(lost.call.error?.code).toBe('no-key');
  expect(other.requests()).toEqual([]);
  await other.close();
  await chooseHosted(desk, { url: service.url });
  service.next('status=400,body=echo');
  const { call } = await desk.ended(await desk.start(ANSWER));
  expect(await desk.shown(call)).not.toContain(KEY);
  expect(service.requests().map(({ headers }) => headers['x-api-key'])).toContain(KEY);
  expect(await findSentinel(desk.page, KEY)).toEqual(['sidelight-vault']);
  const onDisk = await filesWith(firefox.profile, KEY);
  expect(onDisk.filter((path) => !/moz-extension\+\+\+[^/]*\/idb\//.test(path))).toEqual([]);
});

test('“Delete everything” leaves every store empty and the key gone', async () => {
  const options = await firefox.extensionPage('options.html');
  await waitForText(options, 'Key ending in …f3a is kept');
  await clickButton(options, 'Delete everything …');
  await clickButton(options, 'Delete everything');
  await waitForText(options, 'Everything is deleted.');
  expect(await findSentinel(options, KEY)).toEqual([]);
  expect(await desk.all()).toEqual([]);
  expect(await options.evaluate('browser.storage.local.get()')).toEqual({});
});

test('Nothing went wrong in any part of the extension meanwhile', async () => {
  expect((await firefox.problems()).filter((problem) => !KEPT_OUT.test(problem))).toEqual([]);
});
