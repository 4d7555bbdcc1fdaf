import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium, type Chromium } from '#tests/browser/launch-chromium.ts';
import { waitUntil } from '#tests/browser/wait-until.ts';
import { SAMPLE_QUESTION } from '#tests/service/sample-pages.ts';
import { startFaultyService, type FaultyService } from '#tests/service/start-faulty-service.ts';
import { callDesk } from './faults/call-desk.ts';
import { SOAK } from './faults/seeded.ts';
import { chooseHosted } from './faults/choose-hosted.ts';

/** Two at a time, as they are sent. Both browsers end an idle background, and its requests, at 30 s. */
const PAIRS: [string, string][] = SOAK
  ? [
      ['delay=40000', 'headersthendelay=40000'],
      ['delay=100000', 'delay=300000'],
    ]
  : [['delay=33000', 'headersthendelay=33000']];

let service: FaultyService;
let chromium: Chromium;

beforeAll(async () => {
  service = await startFaultyService();
  chromium = await launchChromium();
  await chromium.allowHost(`${service.url}/*`);
});

afterAll(async () => {
  await chromium.close();
  await service.close();
});

test.each(PAIRS)(
  'Rows 3 to 6: %s and %s arrive with every view closed',
  async (...faults) => {
    const desk = callDesk(await chromium.extensionPage('sidepanel.html'));
    await chooseHosted(desk, service);
    await desk.changeSettings({
      timeouts: { answer: 400_000, contents: 400_000, deepsearch: 400_000, feedback: 30_000 },
    });
    service.reset();
    for (const fault of faults) service.next(fault);
    const call = { operation: 'answer', request: { query: SAMPLE_QUESTION } } as const;
    const ids = [await desk.start(call), await desk.start(call)];
    await waitUntil('both requests', () => service.requests().length === 2);
    await desk.page.close();
    const longest = Math.max(...faults.map((fault) => Number(fault.split('=')[1])));
    const due = Date.now() + longest;
    await waitUntil('the replies to be due', () => Date.now() > due, longest + 60_000);
    const again = callDesk(await chromium.extensionPage('sidepanel.html'));
    for (const id of ids) {
      const { call: kept } = await again.ended(id);
      expect(kept).toMatchObject({ state: 'done', cost: { total: 14_500 } });
      expect(kept.took).toBeGreaterThan(30_000);
    }
    expect(service.requests()).toHaveLength(2);
    await again.page.close();
  },
  460_000,
);
