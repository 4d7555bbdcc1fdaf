import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchFirefox, type Firefox } from '#tests/browser/launch-firefox.ts';
import { forgetPeak, freeze, memoryOf, processTree, thaw } from '#tests/browser/process-tree.ts';
import { waitUntil } from '#tests/browser/wait-until.ts';
import { SAMPLE_QUESTION } from '#tests/service/sample-pages.ts';
import { startFaultyService, type FaultyService } from '#tests/service/start-faulty-service.ts';
import { callDesk, type CallDesk } from './faults/call-desk.ts';
import { firefoxRows } from './faults/firefox-rows.ts';
import { printOutcomes, runRow, type Outcome } from './faults/run-row.ts';
import { SOAK } from './faults/seeded.ts';
import { chooseHosted } from './faults/choose-hosted.ts';

const ANSWER = { operation: 'answer', request: { query: SAMPLE_QUESTION } } as const;

let service: FaultyService;
let firefox: Firefox;
let desk: CallDesk;
const outcomes: Outcome[] = [];

beforeAll(async () => {
  service = await startFaultyService();
  firefox = await launchFirefox();
  desk = callDesk(await firefox.extensionPage('sidepanel.html'));
  await chooseHosted(desk, service);
});

afterAll(async () => {
  printOutcomes('Fault matrix, Firefox', outcomes);
  await firefox.close();
  await service.close();
});

test.each(firefoxRows(SOAK))('Row $row, $operation $fault: $state', async (row) => {
  const outcome = await runRow(desk, service, row);
  outcomes.push(outcome);
  expect(outcome.wrong).toEqual([]);
});

test('Row 7: what a suspended background had sent may have been charged, and is not sent again', async () => {
  service.reset();
  service.next('delay=20000');
  const id = await desk.start(ANSWER);
  await waitUntil('the request', () => service.requests().length === 1);
  await firefox.suspendBackground();
  await desk.send('service/info', {});
  const { call } = await desk.ended(id);
  expect(call).toMatchObject({ state: 'interrupted', cost: { total: null } });
  expect(service.requests()).toHaveLength(1);
});

/** Two at a time, as they are sent. */
const LONG = SOAK ? [100, 300] : [33];

test(`Rows 3 to 5: a reply after ${LONG.join(' and ')} s arrives with every view closed`, async () => {
  service.reset();
  await desk.changeSettings({
    timeouts: { answer: 400_000, contents: 400_000, deepsearch: 400_000, feedback: 30_000 },
  });
  const ids: string[] = [];
  for (const seconds of LONG) {
    service.next(`delay=${seconds * 1000}`);
    ids.push(await desk.start(ANSWER));
    await waitUntil('the request', () => service.requests().length === ids.length);
  }
  await desk.page.close();
  const longest = Math.max(...LONG) * 1000;
  const due = Date.now() + longest;
  await waitUntil('the replies to be due', () => Date.now() > due, longest + 60_000);
  desk = callDesk(await firefox.extensionPage('sidepanel.html'));
  for (const id of ids) {
    const { call } = await desk.ended(id);
    expect(call).toMatchObject({ state: 'done', cost: { total: 14_500 } });
    expect(call.took).toBeGreaterThan(30_000);
  }
  expect(service.requests()).toHaveLength(LONG.length);
}, 460_000);

test('Row 57: a bomb takes no more memory than the limit needs', async () => {
  service.reset();
  service.next('gzipbomb=500');
  const tree = processTree(firefox.browser.process()?.pid ?? 0);
  for (const each of tree) forgetPeak(each);
  const before = tree.map((each) => memoryOf(each).now);
  const { call } = await desk.ended(await desk.start(ANSWER), 30_000);
  const grown = tree.map((each, at) => (memoryOf(each).peak - (before[at] ?? 0)) / 1_000_000);
  console.log(`gzipbomb=500: the process that grew most +${Math.max(...grown).toFixed(1)} MB at the peak`);
  expect(call).toMatchObject({ error: { code: 'too-large' }, cost: { total: null } });
  expect(Math.max(...grown)).toBeLessThan(200);
});

test('Rows 24 and 25: without a network a call waits, and is sent once when it is back', async () => {
  service.reset();
  await chooseHosted(desk, { url: `http://service.test:${service.port}`, key: service.key });
  await firefox.setOffline(true);
  const [stopped, waiting] = [await desk.start(ANSWER), await desk.start(ANSWER)];
  for (const id of [stopped, waiting]) {
    await waitUntil('it to wait', async () => (await desk.stored(id))?.call.error?.code === 'offline');
  }
  await desk.send('call/stop', { id: stopped });
  expect((await desk.ended(stopped)).call).toMatchObject({ state: 'cancelled', cost: { total: 0 } });
  expect(service.requests()).toHaveLength(0);
  await firefox.setOffline(false);
  expect((await desk.ended(waiting)).call).toMatchObject({ state: 'done', attempts: 1 });
  expect(service.requests()).toHaveLength(1);
});

test('Row 87: a machine that sleeps in mid-request has one call, answered or lost, and one request', async () => {
  const limit = 1_500;
  service.reset();
  await desk.changeSettings({
    timeouts: { answer: limit, contents: limit, deepsearch: limit, feedback: limit },
  });
  service.next('delay=800');
  const id = await desk.start(ANSWER);
  await waitUntil('the request', () => service.requests().length === 1);
  const tree = processTree(firefox.browser.process()?.pid ?? 0);
  freeze(tree);
  const over = Date.now() + 2 * limit;
  await waitUntil('the sleep to be longer than the limit', () => Date.now() > over);
  thaw(tree);
  const { call } = await desk.ended(id);
  expect(call.error?.code ?? call.state).toMatch(/^(done|timeout)$/);
  expect(call.cost.total).toBe(call.state === 'done' ? 14_500 : null);
  expect(service.requests()).toHaveLength(1);
});

test('Row 90: installed anew it begins empty, and asks nobody anything', async () => {
  expect((await desk.all()).length).toBeGreaterThan(0);
  service.reset();
  await firefox.reinstall();
  desk = callDesk(await firefox.extensionPage('sidepanel.html'));
  await waitUntil('the first words', () =>
    desk.page.evaluate(() => document.body.innerText.includes('What you ask is kept here.')),
  );
  expect(await desk.all()).toEqual([]);
  expect(await desk.send('service/info', {})).toMatchObject({ kind: 'device', address: '' });
  expect(service.requests()).toEqual([]);
});
