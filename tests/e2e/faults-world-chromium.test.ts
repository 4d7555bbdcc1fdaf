import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clickButton } from '#tests/browser/elements.ts';
import { launchChromium, type Chromium } from '#tests/browser/launch-chromium.ts';
import { forgetPeak, freeze, memoryOf, processTree, thaw } from '#tests/browser/process-tree.ts';
import { waitUntil } from '#tests/browser/wait-until.ts';
import { dayOf } from '#lib/calls/day.ts';
import { SAMPLE_QUESTION } from '#tests/service/sample-pages.ts';
import { startFaultyService, type FaultyService } from '#tests/service/start-faulty-service.ts';
import { callDesk, type CallDesk } from './faults/call-desk.ts';
import { chooseHosted } from './faults/choose-hosted.ts';

// What befalls the world around a call rather than its request: the network, the clock, sleep, memory, the install.

const ANSWER = { operation: 'answer', request: { query: SAMPLE_QUESTION } } as const;
const PRICE = 14_500;
const MEGABYTE = 1_000_000;

let service: FaultyService;
let profile: string;
let chromium: Chromium;
let desk: CallDesk;

/** A browser that has the service under a name: this machine itself is there without a network. */
async function open(): Promise<void> {
  chromium = await launchChromium({ profile });
  const url = `http://service.test:${service.port}`;
  await chromium.allowHost(`${url}/*`);
  desk = callDesk(await chromium.extensionPage('sidepanel.html'));
  await chooseHosted(desk, { url, key: service.key });
}

beforeAll(async () => {
  profile = mkdtempSync(join(tmpdir(), 'sidelight-world-'));
  service = await startFaultyService();
  await open();
});

beforeEach(() => service.reset());

afterAll(async () => {
  await chromium.close();
  await service.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

const posts = () => service.requests().filter(({ method }) => method === 'POST');
const arrived = (count: number) => waitUntil(`${count} requests`, () => posts().length >= count);
const browserPid = () => chromium.browser.process()?.pid ?? 0;
const words = () => desk.page.evaluate(() => document.body.innerText);

/** The page and the worker share a process, and so its network state: no debugger need hold on to the worker. */
async function setOffline(offline: boolean): Promise<void> {
  await desk.page.setOfflineMode(offline);
  await waitUntil(
    'the worker to know',
    async () => (await chromium.worker.evaluate('navigator.onLine')) === !offline,
  );
}

test('Row 24: without a network a call is not sent, says so, and can be stopped at no cost', async () => {
  await setOffline(true);
  const id = await desk.start(ANSWER);
  await waitUntil('the words', async () =>
    (await words()).includes('This device is offline. It is sent when the network is back.'),
  );
  expect((await desk.stored(id))?.call).toMatchObject({ state: 'waiting', error: { code: 'offline' } });
  await clickButton(desk.page, 'Stop');
  expect((await desk.ended(id)).call).toMatchObject({ state: 'cancelled', cost: { total: 0 }, attempts: 0 });
  expect(posts()).toHaveLength(0);
  await setOffline(false);
});

test('Row 25: a call that waits for the network is sent once when it is back', async () => {
  await setOffline(true);
  const id = await desk.start(ANSWER);
  await waitUntil('it to wait', async () => (await desk.stored(id))?.call.error?.code === 'offline');
  expect(posts()).toHaveLength(0);
  await setOffline(false);
  const { call } = await desk.ended(id);
  expect(call).toMatchObject({ state: 'done', attempts: 1, cost: { total: PRICE } });
  expect(await desk.shown(call)).toMatch(/eleven metres/);
  expect(posts()).toHaveLength(1);
});

test.each(['gzipbomb=500', 'huge=50'])(
  'Row 57: %s takes no more memory than the limit needs',
  async (fault) => {
    // What the first call of all loads is no part of it.
    await desk.ended(await desk.start(ANSWER));
    service.reset();
    service.next(fault);
    const ours = processTree(browserPid()).filter(({ command }) =>
      /--extension-process|NetworkService/.test(command),
    );
    expect(ours.length, 'The extension and the network').toBeGreaterThanOrEqual(2);
    for (const each of ours) forgetPeak(each);
    const before = ours.map((each) => memoryOf(each).now);
    const { call } = await desk.ended(await desk.start(ANSWER), 30_000);
    const grown = ours.map((each, at) => (memoryOf(each).peak - (before[at] ?? 0)) / MEGABYTE);
    console.log(`${fault}: ${grown.map((size) => `+${size.toFixed(1)} MB`).join(', ')} at the peak`);
    expect(call).toMatchObject({ error: { code: 'too-large' }, cost: { total: null } });
    expect(Math.max(...grown)).toBeLessThan(200);
    expect(posts()).toHaveLength(1);
  },
);

const DAY = 86_400_000;

/** The system's clock cannot be set for one process: worker and page are told another time, as both read it. */
async function setClock(shift: number): Promise<void> {
  const set = `{ const real = (globalThis.realNow ??= Date.now); Date.now = () => real() + ${shift}; }`;
  await chromium.worker.evaluate(set);
  await desk.page.evaluate(set);
}

test('Row 86: a clock that is set in mid-call changes no order, no duration and no sum', async () => {
  const known = new Set((await desk.all()).map(({ id }) => id));
  const ids: string[] = [];
  for (const shift of [-DAY, DAY, -365 * DAY, 365 * DAY, 0]) {
    service.next('delay=700');
    const query = `How deep is the harbour of Lindholm, ${ids.length + 1} times asked?`;
    const id = await desk.start({ operation: 'answer', request: { query } });
    await arrived(ids.length + 1);
    await setClock(shift);
    const { call } = await desk.ended(id);
    expect(call).toMatchObject({ state: 'done', cost: { total: PRICE } });
    expect(call.took, 'By a clock that is never set').toSatisfy(
      (took: number) => took > 500 && took < DAY / 24,
    );
    expect(await desk.shown(call)).toContain(query);
    ids.push(id);
  }
  const asked = (await desk.all()).filter(({ id }) => !known.has(id));
  expect(
    asked.map(({ id }) => id),
    'In the order of asking',
  ).toEqual(ids);
  const listed = await desk.page.$$eval('ol[aria-labelledby="earlier"] li', (rows) =>
    rows.map((row) => /(\d) times asked/.exec(row.innerText)?.[1]),
  );
  expect(listed.slice(0, 5), 'Newest first').toEqual(['5', '4', '3', '2', '1']);
  const spent = new Map<string, number>();
  for (const { createdAt, cost, entry } of await desk.all()) {
    const day = dayOf(createdAt);
    if (entry !== undefined) spent.set(day, (spent.get(day) ?? 0) + (cost.total ?? 0));
  }
  const summed = (await desk.days()).map(
    ({ day, lines }) => [day, lines.reduce((sum, line) => sum + line.known, 0)] as const,
  );
  expect(new Map(summed), 'By the stored time').toEqual(spent);
  expect(posts()).toHaveLength(5);
  await chromium.worker.kill();
  await desk.page.reload();
});

test('Row 87: a machine that sleeps in mid-request has one call, answered or lost, and one request', async () => {
  const limit = 1_500;
  const timeouts = { answer: limit, contents: 180_000, deepsearch: 120_000, feedback: 30_000 };
  await desk.changeSettings({ timeouts });
  service.next('delay=800');
  const id = await desk.start(ANSWER);
  await arrived(1);
  const tree = processTree(browserPid());
  freeze(tree);
  const over = Date.now() + 2 * limit;
  await waitUntil('the sleep to be longer than the limit', () => Date.now() > over);
  thaw(tree);
  const { call } = await desk.ended(id);
  await desk.changeSettings({ timeouts: { ...timeouts, answer: 120_000 } });
  expect(call.error?.code ?? call.state).toMatch(/^(done|timeout)$/);
  expect(call.cost.total).toBe(call.state === 'done' ? PRICE : null);
  expect(await desk.shown(call)).toMatch(/eleven metres|No answer from .* in time/);
  expect(posts()).toHaveLength(1);
  expect((await desk.ended(await desk.start(ANSWER))).call.state, 'It goes on').toBe('done');
});

test('Row 26: after a restart of the browser, what waited for the network is not sent without asking', async () => {
  await setOffline(true);
  const id = await desk.start(ANSWER);
  await waitUntil('it to wait', async () => (await desk.stored(id))?.call.error?.code === 'offline');
  await chromium.sigkill();
  await chromium.close();
  await open();
  const { call } = await desk.ended(id);
  expect(call).toMatchObject({ error: { code: 'never-sent' }, attempts: 0, cost: { total: 0 } });
  expect(await desk.shown(call)).toMatch(/The browser stopped before this was sent[^]*Nothing was charged/);
  expect(posts()).toHaveLength(0);
  await clickButton(desk.page, 'Try again');
  await arrived(1);
  const again = await waitUntil('the answer', async () =>
    (await desk.all()).find(({ seq, state }) => seq > call.seq && state === 'done'),
  );
  expect(again.id).not.toBe(id);
  expect(posts()).toHaveLength(1);
});

test('Nothing went wrong in any part of the extension', async () => {
  const expected = /ERR_|Failed to load|net::/;
  expect((await chromium.problems()).filter((problem) => !expected.test(problem))).toEqual([]);
});

test('Row 90: installed anew it begins empty, and asks nobody anything', async () => {
  expect((await desk.all()).length).toBeGreaterThan(0);
  await chromium.browser.uninstallExtension(chromium.extensionId);
  await chromium.close();
  await openFresh();
  expect(await desk.all()).toEqual([]);
  expect(await desk.days()).toEqual([]);
  expect(await desk.send('service/info', {})).toMatchObject({ kind: 'device', address: '' });
  await waitUntil('the first words', async () => (await words()).includes('What you ask is kept here.'));
  expect(service.requests()).toEqual([]);
});

async function openFresh(): Promise<void> {
  chromium = await launchChromium({ profile });
  desk = callDesk(await chromium.extensionPage('sidepanel.html'));
}
