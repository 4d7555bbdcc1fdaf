import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clickButton } from '#tests/browser/elements.ts';
import { launchChromium, type Chromium } from '#tests/browser/launch-chromium.ts';
import { waitUntil } from '#tests/browser/wait-until.ts';
import { SAMPLE_QUESTION } from '#tests/service/sample-pages.ts';
import { startFaultyService, type FaultyService } from '#tests/service/start-faulty-service.ts';
import { callDesk, type CallDesk } from './faults/call-desk.ts';
import { findSentinel } from './faults/find-sentinel.ts';
import { chooseHosted } from './faults/choose-hosted.ts';

const ANSWER = { operation: 'answer', request: { query: SAMPLE_QUESTION } } as const;
const PRICE = 14_500;

let service: FaultyService;
let chromium: Chromium;
let desk: CallDesk;

beforeAll(async () => {
  service = await startFaultyService();
  chromium = await launchChromium();
  await chromium.allowHost(`${service.url}/*`);
  desk = callDesk(await chromium.extensionPage('sidepanel.html'));
  await chooseHosted(desk, service);
});

beforeEach(() => service.reset());

afterAll(async () => {
  await chromium.close();
  await service.close();
});

const posts = () => service.requests().filter(({ method }) => method === 'POST');
const arrived = (count: number) => waitUntil(`${count} requests`, () => posts().length >= count);
const badge = () => chromium.worker.evaluate('chrome.action.getBadgeText({})');

test('Row 7: what a killed worker had sent may have been charged, and is not sent again', async () => {
  service.next('delay=20000');
  const id = await desk.start(ANSWER);
  await arrived(1);
  await chromium.worker.kill();
  await chromium.worker.wake();
  const { call } = await desk.ended(id);
  expect(call).toMatchObject({ state: 'interrupted', cost: { total: null } });
  expect(await desk.shown(call)).toMatch(/The browser stopped this request[^]*may charge again/);
  expect(posts()).toHaveLength(1);
});

test('Row 12: an update waits for the call in flight', async () => {
  service.next('delay=1500');
  const id = await desk.start(ANSWER);
  await arrived(1);
  // The reload itself would end this test's page: only whether it was asked for is looked at.
  await chromium.worker.evaluate(
    'chrome.runtime.reload = () => { globalThis.reloaded = true }; chrome.runtime.onUpdateAvailable.dispatch({ version: "9" })',
  );
  expect(await chromium.worker.evaluate('Boolean(globalThis.reloaded)')).toBe(false);
  expect((await desk.ended(id)).call.state).toBe('done');
  await waitUntil('the update', () => chromium.worker.evaluate('Boolean(globalThis.reloaded)'));
  await chromium.worker.kill();
});

test('Row 13: one id from two windows, three times, is one call and one request', async () => {
  const other = callDesk(await chromium.extensionPage('popup.html'));
  const id = randomUUID();
  await Promise.all([desk.start(ANSWER, id), desk.start(ANSWER, id), other.start(ANSWER, id)]);
  const { call } = await desk.ended(id);
  expect(posts()).toHaveLength(1);
  await desk.page.bringToFront();
  const seen = [await desk.shown(call), await other.shown(call)];
  await other.page.close();
  for (const text of seen) expect(text).toMatch(/eleven metres[^]*\$0\.0145/);
});

test('Row 14: two windows at once are two calls, and two prices', async () => {
  const before = await spent();
  const ids = await Promise.all([desk.start(ANSWER), desk.start(ANSWER)]);
  for (const id of ids) expect((await desk.ended(id)).call.state).toBe('done');
  expect(posts()).toHaveLength(2);
  expect((await spent()) - before).toBe(2 * PRICE);
});

test('Row 15: what was stopped on its way may still be charged', async () => {
  service.next('delay=20000');
  const id = await desk.start(ANSWER);
  await arrived(1);
  await desk.send('call/stop', { id });
  const { call } = await desk.ended(id);
  expect(call).toMatchObject({ state: 'cancelled', cost: { total: null } });
  expect(await desk.shown(call)).toMatch(/You stopped this[^]*It may have been charged/);
});

test('Rows 29 and 30: after a refused key what waits in line is not sent', async () => {
  service.always('delay=300,status=401');
  const ids = await Promise.all(Array.from({ length: 6 }, () => desk.start(ANSWER)));
  const calls = await Promise.all(ids.map(async (id) => (await desk.ended(id)).call));
  const codes = calls.map(({ error }) => error?.code ?? '').toSorted((a, b) => a.localeCompare(b));
  expect(codes).toEqual([...Array<string>(4).fill('held-back'), 'unauthorized', 'unauthorized']);
  expect(posts()).toHaveLength(2);
  expect(calls.every(({ cost }) => cost.total === 0)).toBe(true);
});

test('Row 41: a countdown goes on after the worker was killed, once', async () => {
  service.next('status=429,retry-after=2,times=1');
  const id = await desk.start(ANSWER);
  await waitUntil('the countdown', async () => (await desk.stored(id))?.call.notBefore !== undefined);
  await chromium.worker.kill();
  await chromium.worker.wake();
  const { call } = await desk.ended(id);
  expect(call).toMatchObject({ state: 'done', attempts: 2 });
  expect(posts()).toHaveLength(2);
});

test('Row 60: a reply cannot reach into our own objects', async () => {
  service.next('proto');
  await desk.ended(await desk.start(ANSWER));
  expect(await desk.page.evaluate("'polluted' in {}")).toBe(false);
  expect(await chromium.worker.evaluate("'polluted' in {}")).toBe(false);
});

test('Row 62: a cookie that the service sets does not come back', async () => {
  service.next('setcookie');
  await desk.ended(await desk.start(ANSWER));
  await desk.ended(await desk.start(ANSWER));
  expect(posts().map(({ headers }) => headers['cookie'])).toEqual([undefined, undefined]);
});

test('Row 66: an absurd price stops the next call until the person says so', async () => {
  service.next('cost=huge');
  await desk.ended(await desk.start(ANSWER));
  const stopped = await desk.ended(await desk.start(ANSWER));
  expect(stopped.call).toMatchObject({ error: { code: 'price-alarm' }, attempts: 0 });
  expect(await desk.shown(stopped.call)).toContain('Send anyway');
  expect(posts()).toHaveLength(1);
  const allowed = await desk.ended(await desk.start({ ...ANSWER, overLimit: true }));
  expect(allowed.call.state).toBe('done');
  expect((await desk.ended(await desk.start(ANSWER))).call.state).toBe('done');
});

test('A limit that is reached stops a call before it is sent, and one call may pass', async () => {
  const limits = { day: 0.01, month: null, call: null };
  await desk.changeSettings({ limits });
  const { call } = await desk.ended(await desk.start(ANSWER));
  expect(call).toMatchObject({ error: { code: 'limit-reached' }, cost: { total: 0 } });
  expect(posts()).toHaveLength(0);
  const allowed = await desk.ended(await desk.start({ ...ANSWER, overLimit: true }));
  expect(allowed.call.state).toBe('done');
  await desk.changeSettings({ limits: { day: null, month: null, call: 10 } });
});

test('Ten questions asked at once pass a limit no further than one would', async () => {
  const limits = { day: ((await spent()) + 1_000) / 1e6, month: null, call: null };
  await desk.changeSettings({ limits });
  service.always('delay=100');
  const ids = await Promise.all(Array.from({ length: 10 }, () => desk.start(ANSWER)));
  const calls = await Promise.all(ids.map(async (id) => (await desk.ended(id)).call));
  expect(calls.filter(({ state }) => state === 'done')).toHaveLength(1);
  expect(calls.filter(({ error }) => error?.code === 'limit-reached')).toHaveLength(9);
  expect(posts()).toHaveLength(1);
  await desk.changeSettings({ limits: { day: null, month: null, call: 10 } });
});

test('Row 77: eleven addresses, or one that is none, are stopped before anything is written', async () => {
  const before = (await desk.all()).length;
  const urls = Array.from({ length: 11 }, (_, at) => `https://lindholm.example/${at}`);
  await expect(desk.start({ operation: 'contents', request: { urls } })).rejects.toThrow('invalid-request');
  await expect(desk.start({ operation: 'contents', request: { urls: ['javascript:1'] } })).rejects.toThrow(
    'invalid-request',
  );
  expect((await desk.all()).length).toBe(before);
  expect(posts()).toHaveLength(0);
});

/** A disk without room cannot be had: the background's own database says that it is full when rows of one store come. */
const fillDisk = (store: string) =>
  chromium.worker.evaluate(`{
    for (const method of ['add', 'put']) {
      const real = IDBObjectStore.prototype[method];
      IDBObjectStore.prototype[method] = function (...row) {
        if (this.name === globalThis.fullStore) throw new DOMException('No room', 'QuotaExceededError');
        return real.apply(this, row);
      };
    }
    globalThis.fullStore = '${store}';
  }`);
const emptyDisk = () => chromium.worker.evaluate('void (globalThis.fullStore = undefined)');

test('Row 82: with no room for the call itself, nothing is sent', async () => {
  await fillDisk('calls');
  await expect(desk.start(ANSWER)).rejects.toThrow('storage-full');
  expect(posts()).toHaveLength(0);
  await emptyDisk();
});

test('Row 83: an answer that the disk does not take is shown, its price is kept, and it can be saved later', async () => {
  service.next('delay=500');
  const id = await desk.start(ANSWER);
  await arrived(1);
  await fillDisk('replies');
  const full = await desk.ended(id);
  expect(full.call).toMatchObject({ state: 'done', cost: { total: PRICE } });
  expect(full.reply).toBeUndefined();
  const text = () => desk.page.evaluate(() => document.body.innerText);
  await waitUntil('the warning', async () => (await text()).includes('This is not saved.'));
  expect(await desk.shown(full.call)).toContain('eleven metres');
  await clickButton(desk.page, 'Save');
  await waitUntil('the words', async () => (await text()).includes('There is still no room.'));
  await emptyDisk();
  await clickButton(desk.page, 'Save');
  await waitUntil('the reply to be saved', async () => (await desk.stored(id))?.reply !== undefined);
  await waitUntil('the warning to go', async () => !(await text()).includes('This is not saved.'));
});

test('Row 85: a damaged row is left out, and the rest shows', async () => {
  await desk.page.evaluate(putDamaged);
  const id = await desk.start(ANSWER);
  expect((await desk.ended(id)).call.state).toBe('done');
  await waitUntil('the line about it', async () =>
    (await desk.page.evaluate(() => document.body.innerText)).includes('left out: 1'),
  );
});

test('Row 88: feedback goes out at the third try, or says that it does not', async () => {
  const id = await desk.start(ANSWER);
  await desk.ended(id);
  service.always('reset');
  await desk.send('feedback/give', { callId: id, sentiment: 'good', text: '' });
  await waitUntil('the first try', async () => (await desk.stored(id))?.feedback?.tries === 1);
  service.always('');
  await desk.send('feedback/retry', { callId: id });
  await waitUntil('delivery', async () => (await desk.stored(id))?.feedback?.state === 'delivered');
  expect(service.requests().filter(({ path }) => path === '/v1/feedback').length).toBeGreaterThanOrEqual(2);
});

test('Row 89: a hundred calls, two at a time, a tenth of them broken: all end, and the sums agree', async () => {
  const before = await spent();
  const faults = ['reset', 'status=500,charge', 'truncate', 'badjson', 'status=429,retry-after=0,times=1'];
  for (let at = 0; at < 10; at += 1) service.next(faults[at % faults.length] ?? '');
  const ids = await Promise.all(Array.from({ length: 100 }, () => desk.start(ANSWER)));
  const calls = await Promise.all(ids.map(async (id) => (await desk.ended(id, 60_000)).call));
  const known = calls.reduce((sum, { cost }) => sum + (cost.total ?? 0), 0);
  expect((await spent()) - before).toBe(known);
  const booked = service.ledger().length;
  const unknown = calls.filter(({ cost }) => cost.total === null).length;
  expect(known / PRICE).toBeLessThanOrEqual(booked);
  expect(booked).toBeLessThanOrEqual(known / PRICE + unknown);
  expect(posts()).toHaveLength(100 + calls.filter(({ attempts }) => attempts > 1).length);
});

test('The badge counts what runs, and marks what ended while nobody looked', async () => {
  service.next('delay=1500');
  await desk.start(ANSWER);
  await arrived(1);
  expect(await waitUntil('the count', async () => (await badge()) === '1')).toBe(true);
  await desk.page.close();
  await waitUntil('the mark', async () => (await badge()) === '✓');
  desk = callDesk(await chromium.extensionPage('sidepanel.html'));
  await waitUntil('the mark to go', async () => (await badge()) === '');
});

test('Row 80: a key is never sent to another address than its own', async () => {
  await desk.send('service/save', { kind: 'hosted', address: service.url, keep: 'device' });
  const other = await startFaultyService();
  await chromium.allowHost(`${other.url}/*`);
  await chooseHosted(desk, { url: other.url });
  const { call } = await desk.ended(await desk.start(ANSWER));
  expect(call).toMatchObject({ error: { code: 'no-key' }, attempts: 0 });
  expect(other.requests()).toEqual([]);
  await chooseHosted(desk, other);
  await other.close();
  const lost = await desk.ended(await desk.start(ANSWER));
  expect(lost.call, 'Row 23: nobody listens there').toMatchObject({
    error: { code: 'unreachable' },
    cost: { total: null },
  });
  await chooseHosted(desk, service);
});

test('Row 81: without the permission nothing leaves, and a button asks for it', async () => {
  await desk.page.evaluate(`chrome.permissions.remove({ origins: ['${service.url}/*'] })`);
  const { call } = await desk.ended(await desk.start(ANSWER));
  expect(call).toMatchObject({ error: { code: 'no-permission' }, cost: { total: 0 } });
  expect(await desk.shown(call)).toContain('Allow access to 127.0.0.1');
  expect(posts()).toHaveLength(0);
});

test('The key is in the vault and in the header, and nowhere else', async () => {
  expect(await findSentinel(desk.page, service.key)).toEqual(['sidelight-vault']);
});

test('Row 11: what an extension that was loaded anew had sent may have been charged', async () => {
  await chromium.allowHost(`${service.url}/*`);
  await chooseHosted(desk, service);
  service.next('delay=20000');
  const id = await desk.start(ANSWER);
  await arrived(1);
  await chromium.worker.evaluate('void setTimeout(() => chrome.runtime.reload(), 50)');
  await waitUntil('the page to go', () => desk.page.isClosed());
  desk = callDesk(await waitUntil('the extension', () => chromium.extensionPage('sidepanel.html')));
  expect((await desk.ended(id)).call).toMatchObject({ state: 'interrupted', cost: { total: null } });
  expect(posts()).toHaveLength(1);
});

test('Row 84: a store of a newer version is said, and nothing is sent', async () => {
  await desk.page.evaluate(makeNewer);
  await chromium.worker.kill();
  await desk.page.reload();
  await waitUntil('the words', async () =>
    (await desk.page.evaluate(() => document.body.innerText)).includes(
      'A newer version of Sidelight wrote it',
    ),
  );
  await expect(desk.start(ANSWER)).rejects.toThrow('not-recorded');
  expect(posts()).toHaveLength(0);
});

test('Nothing else went wrong in any part of the extension', async () => {
  // Row 84 has the store upgraded under our feet, which Dexie tells the console.
  const expected = /ERR_|Failed to load|net::|Closing db now to resume the upgrade/;
  expect((await chromium.problems()).filter((problem) => !expected.test(problem))).toEqual([]);
});

async function spent(): Promise<number> {
  return (await desk.all()).reduce((sum, { entry, cost }) => sum + (entry ? (cost.total ?? 0) : 0), 0);
}

async function putDamaged(): Promise<void> {
  const opened = indexedDB.open('sidelight-calls');
  await new Promise((resolve) => {
    opened.addEventListener('success', resolve);
  });
  const transaction = opened.result.transaction('calls', 'readwrite');
  transaction
    .objectStore('calls')
    .add({ id: 'damaged', state: 'sent', terms: ['#op:answer'], request: null });
  await new Promise((resolve) => {
    transaction.addEventListener('complete', resolve);
  });
  opened.result.close();
}

async function makeNewer(): Promise<void> {
  const opened = indexedDB.open('sidelight-calls', 990);
  await new Promise((resolve, reject) => {
    opened.addEventListener('success', resolve);
    opened.addEventListener('error', reject);
  });
  opened.result.close();
}
