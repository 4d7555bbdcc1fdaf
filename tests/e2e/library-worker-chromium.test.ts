import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'puppeteer-core';
import { evaluateIn, openSessions, type Sessions } from '#tests/browser/chromium-sessions.ts';
import { launchChromium, type Chromium } from '#tests/browser/launch-chromium.ts';
import { ask, beginAsking } from '#tests/browser/main-job.ts';
import { servePages, type PagesServer } from '#tests/browser/pages-server.ts';
import { readCall } from '#tests/browser/read-call.ts';
import { waitUntil } from '#tests/browser/wait-until.ts';

// The library lives in a worker of the offscreen page, which a browser short of memory ends without a word to anyone.

const QUESTION = 'How much water does the mill pond hold?';

let pages: PagesServer;
let chromium: Chromium;
let sessions: Sessions;
let article: Page;
let popup: Page;

beforeAll(async () => {
  pages = await servePages();
  chromium = await launchChromium();
  sessions = await openSessions(chromium.browser);
  article = await chromium.newPage(`${pages.origin}/mills/tide-mills.html`);
  popup = await chromium.openPopup(article);
  await ask(popup, QUESTION, 'This page');
});

afterAll(async () => {
  await chromium.close();
  await pages.close();
});

/** The workers in which the library runs: one, or none once it has been ended. */
const workers = async () =>
  (await sessions.targets()).filter(({ type, url }) => type === 'worker' && url.includes('library-worker'));

/** Lets the worker end itself, at once or in the middle of a call of the library: the debugger can close no worker. */
async function endWorker(method?: 'put' | 'search'): Promise<() => Promise<void>> {
  const [worker] = await workers();
  if (worker === undefined) throw new Error('The library has no worker');
  const work =
    method === undefined
      ? 'void setTimeout(() => close())'
      : `addEventListener('message', ({ data }) => {
          if (data.method === '${method}') self.postMessage = () => close();
        })`;
  await sessions.attached(worker.targetId, (session) => evaluateIn(session, work));
  return async () => {
    await waitUntil('the worker to be gone', async () =>
      (await workers()).every(({ targetId }) => targetId !== worker.targetId),
    );
  };
}

test('A library that was ended between two questions starts anew', async () => {
  const ended = await endWorker();
  await ended();
  const again = await ask(popup, `${QUESTION} (again)`, 'This page');
  expect(again.answer).toContain('41,000 cubic metres');
});

test.each(['put', 'search'] as const)(
  'A library that ends in the middle of “%s” has the call answered or failed in words, and the next one answered',
  async (method) => {
    const question = `${QUESTION} (${method})`;
    const ended = await endWorker(method);
    await beginAsking(popup, question, 'This page');
    await ended();
    const call = await readCall(popup, question);
    expect(call.problem + call.answer).toMatch(/The library stopped in the middle|41,000 cubic metres/);
    const next = await ask(popup, `${QUESTION} (after ${method})`, 'This page');
    expect(next.answer).toContain('41,000 cubic metres');
  },
);

test('There are no page or console errors', async () => {
  expect(await chromium.problems()).toEqual([]);
});
