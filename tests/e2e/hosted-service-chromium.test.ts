import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { beforeAll, expect, test } from 'vitest';
import { chooseRadio, clickButton, fillTextbox, find, waitForText } from '#tests/browser/elements.ts';
import { launchChromium, type Chromium } from '#tests/browser/launch-chromium.ts';
import { ask, beginAsking, giveFeedback, summarise } from '#tests/browser/main-job.ts';
import { servePages, type PagesServer } from '#tests/browser/pages-server.ts';
import { readAnswer, readCall } from '#tests/browser/read-call.ts';
import { startService, type RunningService } from '#tests/browser/start-service.ts';
import { waitUntil } from '#tests/browser/wait-until.ts';
import { SAMPLE_QUESTION } from '#tests/service/sample-pages.ts';
import { startFaultyService, type FaultyService } from '#tests/service/start-faulty-service.ts';

const library = fileURLToPath(new URL('../pages/site', import.meta.url));
const host = (address: string) => new URL(address).host;

let pages: PagesServer;
let service: RunningService;
let faulty: FaultyService;
let chromium: Chromium;
let article: Page;
let options: Page;

// In a window, for the browser's own permission dialog.
beforeAll(async () => {
  pages = await servePages();
  service = await startService({ library });
  faulty = await startFaultyService();
  chromium = await launchChromium({ headed: true });
  article = await chromium.newPage(`${pages.origin}/mills/tide-mills.html`);
  options = await chromium.extensionPage('options.html');
  return async () => {
    await chromium.close();
    await faulty.close();
    await service.close();
    await pages.close();
  };
});

async function enterService(address: string, key: string): Promise<void> {
  await options.bringToFront();
  await chooseRadio(options, 'Hosted service');
  await fillTextbox(options, 'Service address', address);
  await fillTextbox(options, 'API key', key);
}

async function useService(address: string, key: string): Promise<void> {
  await enterService(address, key);
  await clickButton(options, 'Save');
  await chromium.answerPermissionPrompt(options, 'allow');
  await waitForText(options, `Sidelight now asks ${host(address)}`);
}

/** The popup over the article, closed again when the work is done. */
async function inPopup<T>(work: (popup: Page) => Promise<T>): Promise<T> {
  const popup = await chromium.openPopup(article);
  const result = await work(popup);
  if (!popup.isClosed()) await popup.close();
  return result;
}

test('A service is saved only after its origin was allowed in the browser’s own dialog', async () => {
  await enterService(service.url, service.key);
  await clickButton(options, 'Save');
  await chromium.answerPermissionPrompt(options, 'deny');
  await waitForText(options, `Your browser does not let Sidelight reach ${host(service.url)}`);

  await clickButton(options, 'Save');
  await chromium.answerPermissionPrompt(options, 'allow');
  await waitForText(options, `Sidelight now asks ${host(service.url)}`);
  const shown = await waitForText(options, 'Key ending in …f3a is kept');
  expect(shown).not.toContain(service.key);
});

test('The hosted service answers, summarises and takes feedback, each in one request', async () => {
  const before = service.log.length;
  await inPopup(async (popup) => {
    const answer = await ask(popup, 'How much water does the mill pond hold?', 'Web');
    expect(answer.answer).toContain('41,000 cubic metres');
    expect(answer.sources.length).toBeGreaterThan(0);
    expect(answer.facts['Cost']).toBe('$0 · search $0 · AI $0');
    expect(answer.facts['Answered by']).toContain(host(service.url));
    await giveFeedback(popup, 'Good answer');
    const summary = await summarise(popup, 'How a tide mill keeps time with the moon');
    expect(summary.answer).toContain('tide mill');
  });
  const requests = service.log.slice(before).map((line) => line.replace(/ \d+ms$/, ''));
  expect(requests.filter((line) => line.startsWith('POST'))).toEqual([
    'POST /answer 200',
    'POST /v1/feedback 200',
    'POST /contents 200',
  ]);
});

test('A refused key is said in plain words, with a way to the settings', async () => {
  await enterService(service.url, 'a-key-that-nobody-issued-bad');
  await clickButton(options, 'Save');
  await waitForText(options, 'Key ending in …bad is kept');
  await inPopup(async (popup) => {
    await beginAsking(popup, 'Who holds the key?', 'Web');
    const call = await readCall(popup, 'Who holds the key?');
    expect(call.problem).toContain('The service refused the key.');
    expect(call.problem).toContain('status 401');
    await find(popup, 'button', 'Open settings');
    await find(popup, 'button', 'Try again');
  });
});

test('A service that is down is said, nothing is sent again by itself, and sending again is one click', async () => {
  await enterService(service.url, service.key);
  await clickButton(options, 'Save');
  await waitForText(options, 'Key ending in …f3a is kept');
  const question = 'How often does the gauge report?';
  await service.close();
  await inPopup(async (popup) => {
    await beginAsking(popup, question, 'Web');
    const call = await readCall(popup, question);
    expect(call.problem).toContain(`The connection to ${host(service.url)} failed.`);

    service = await startService({ library, port: service.port });
    await clickButton(popup, 'Send again (may charge again)');
    // The new call has the old one's question: its answer is what tells them apart.
    await waitForText(popup, 'ten minutes', { within: ['region', 'Answer'] });
  });
  expect(service.log.filter((line) => line.startsWith('POST'))).toHaveLength(1);
});

test('Closing the popup in mid-call loses nothing: the answer and its price are there', async () => {
  await useService(faulty.url, faulty.key);
  faulty.next('delay=2500', 'answer');
  await inPopup(async (popup) => {
    await beginAsking(popup, SAMPLE_QUESTION, 'Web');
    await waitUntil('the request to arrive', () => faulty.requests().length === 1);
    await waitForText(popup, `Asking ${host(faulty.url)}`);
  });
  await inPopup(async (popup) => {
    const answer = await readAnswer(popup, SAMPLE_QUESTION);
    expect(answer.answer).toContain('eleven metres');
    expect(answer.facts['Cost']).toBe('$0.0145 · search $0.012 · AI $0.0025');
  });
  expect(faulty.requests()).toHaveLength(1);
});

test('Without its key the service is not asked', async () => {
  await options.bringToFront();
  await clickButton(options, 'Forget key');
  await waitForText(options, 'The key is forgotten.');
  await inPopup(async (popup) => {
    await beginAsking(popup, 'Is there a key left?', 'Web');
    const call = await readCall(popup, 'Is there a key left?');
    expect(call.problem).toContain('There is no key for the hosted service.');
  });
  expect(faulty.requests()).toHaveLength(1);
});

test('Nothing went wrong in any part of the extension meanwhile', async () => {
  expect(await chromium.problems()).toEqual([]);
});
