import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchFirefox, type Firefox } from '#tests/browser/launch-firefox.ts';
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

test('Row 3: a reply after more than 30 s arrives', async () => {
  const seconds = SOAK ? 100 : 33;
  service.reset();
  service.next(`delay=${seconds * 1000}`);
  const { call } = await desk.ended(await desk.start(ANSWER), (seconds + 20) * 1000);
  expect(call).toMatchObject({ state: 'done', cost: { total: 14_500 } });
  expect(service.requests()).toHaveLength(1);
}, 200_000);
