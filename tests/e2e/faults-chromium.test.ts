import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium, type Chromium } from '#tests/browser/launch-chromium.ts';
import { startFaultyService, type FaultyService } from '#tests/service/start-faulty-service.ts';
import { callDesk, type CallDesk } from './faults/call-desk.ts';
import { ROWS } from './faults/rows.ts';
import { printOutcomes, runRow, type Outcome } from './faults/run-row.ts';
import { chooseHosted } from './faults/choose-hosted.ts';

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
  expect(outcome.wrong).toEqual([]);
});
