import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium, type Chromium } from '#tests/browser/launch-chromium.ts';
import { startFaultyService, type FaultyService } from '#tests/service/start-faulty-service.ts';
import { callDesk, type CallDesk } from './faults/call-desk.ts';
import { ROWS } from './faults/rows.ts';
import { printOutcomes, runRow, type Outcome } from './faults/run-row.ts';
import { chooseHosted } from './faults/choose-hosted.ts';

/** After every so many rows the panel is opened anew, and must show the same. */
const REOPENED = 5;

let service: FaultyService;
let chromium: Chromium;
let desk: CallDesk;
const outcomes: Outcome[] = [];

beforeAll(async () => {
  service = await startFaultyService();
  chromium = await launchChromium();
  await chromium.allowHost(`${service.url}/*`);
  desk = callDesk(await chromium.extensionPage('sidepanel.html'));
  await chooseHosted(desk, service);
});

afterAll(async () => {
  printOutcomes('Fault matrix, Chromium', outcomes);
  await chromium.close();
  await service.close();
});

test.each(ROWS)('Row $row, $operation $fault: $state', async (row) => {
  const outcome = await runRow(desk, service, row);
  outcomes.push(outcome);
  if (outcomes.length % REOPENED === 0) {
    await desk.page.reload();
    const again = await desk.shown(outcome);
    if (again.slice(0, 300) !== outcome.shown.slice(0, 300)) outcome.wrong.push(`opened anew: ${again}`);
  }
  expect(outcome.wrong).toEqual([]);
});

test('No row caused an error of our own anywhere in the extension', async () => {
  const expected = /ERR_|Failed to load|net::/;
  expect((await chromium.problems()).filter((problem) => !expected.test(problem))).toEqual([]);
  expect(await desk.page.evaluate("'polluted' in {}")).toBe(false);
});
