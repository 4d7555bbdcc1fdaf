import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { launchChromium, type Chromium } from '#tests/browser/launch-chromium.ts';
import { waitUntil } from '#tests/browser/wait-until.ts';
import { startFaultyService, type FaultyService } from '#tests/service/start-faulty-service.ts';
import { audit, printAudit } from './faults/audit.ts';
import { callDesk, type CallDesk } from './faults/call-desk.ts';
import { seed, seeded, SOAK } from './faults/seeded.ts';
import { chooseHosted } from './faults/choose-hosted.ts';

const WORKER_KILLS = SOAK ? 200 : 40;
const BROWSER_KILLS = SOAK ? 20 : 3;
/** Milliseconds from the click within which the kill falls: before the request, on its way, and after its end. */
const LIFETIME = 350;

/** Begins calls, each with a question of its own, and remembers which the background has confirmed. */
function beginner() {
  const accepted: string[] = [];
  const questions = new Map<string, string>();
  return {
    accepted,
    questions,
    async begin(desk: CallDesk): Promise<void> {
      const id = randomUUID();
      const question = `How deep is the harbour of Lindholm, for the ${questions.size + 1}th time?`;
      questions.set(id, question);
      // A background that is killed before it answers leaves the view without a word: that is what is tested.
      await desk
        .start({ operation: 'answer', request: { query: question } }, id)
        .then(() => accepted.push(id))
        .catch(() => undefined);
    },
  };
}

async function openDesk(chromium: Chromium, service: FaultyService): Promise<CallDesk> {
  await chromium.allowHost(`${service.url}/*`);
  const desk = callDesk(await chromium.extensionPage('sidepanel.html'));
  await chooseHosted(desk, service);
  return desk;
}

async function allEnded(desk: CallDesk) {
  return waitUntil('every call to end', async () => {
    const calls = await desk.all();
    const ended = calls.every(({ state }) => state !== 'waiting' && state !== 'sent');
    return ended && { calls, days: await desk.days() };
  });
}

test(`The worker is killed at ${WORKER_KILLS} moments of calls: nothing is lost, nothing is sent twice`, async () => {
  const service = await startFaultyService();
  const chromium = await launchChromium();
  const desk = await openDesk(chromium, service);
  const random = seeded(seed);
  const { begin, accepted, questions } = beginner();
  service.always('delay=40');
  for (let kill = 0; kill < WORKER_KILLS; kill += 1) {
    const begun = [begin(desk), ...(random() < 0.3 ? [begin(desk)] : [])];
    await pass(random() * LIFETIME);
    await chromium.worker.kill();
    await chromium.worker.wake();
    await Promise.all(begun);
  }
  const result = audit(await allEnded(desk), accepted, questions, service);
  printAudit(`Worker killed, seed ${seed}`, WORKER_KILLS, result);
  expect(result.wrong).toEqual([]);
  await chromium.close();
  await service.close();
}, 300_000);

test(`The browser is killed ${BROWSER_KILLS} times in mid-call: nothing is lost, nothing is sent twice`, async () => {
  const service = await startFaultyService();
  const profile = mkdtempSync(join(tmpdir(), 'sidelight-kill-'));
  const random = seeded(seed + 1);
  const { begin, accepted, questions } = beginner();
  service.always('delay=60');
  for (let kill = 0; kill < BROWSER_KILLS; kill += 1) {
    const chromium = await launchChromium({ profile });
    const desk = await openDesk(chromium, service);
    await begin(desk);
    const last = begin(desk);
    await pass(random() * LIFETIME);
    await chromium.sigkill();
    await last;
    await chromium.close();
  }
  const before = service.requests().length;
  const chromium = await launchChromium({ profile });
  const desk = await openDesk(chromium, service);
  const result = audit(await allEnded(desk), accepted, questions, service);
  printAudit(`Browser killed, seed ${seed}`, BROWSER_KILLS, result);
  expect(result.wrong).toEqual([]);
  expect(service.requests().length, 'A start sends nothing').toBe(before);
  await chromium.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  await service.close();
}, 300_000);
