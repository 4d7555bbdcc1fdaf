import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { waitForText } from '#tests/browser/elements.ts';
import { launchChromium, type Chromium } from '#tests/browser/launch-chromium.ts';
import { ask, summarise } from '#tests/browser/main-job.ts';
import { servePages, type PagesServer } from '#tests/browser/pages-server.ts';
import type { ShownCall } from '#tests/browser/read-call.ts';
import { startFaultyService, type FaultyService } from '#tests/service/start-faulty-service.ts';
import { paste, readAll } from './collect/collect-desk.ts';
import { callDesk } from './faults/call-desk.ts';
import { chooseHosted } from './faults/choose-hosted.ts';

// Pages that a service elsewhere cannot reach. Nothing of them is told to it, not even their addresses.

const HOSTS = ['127.0.0.1', 'localhost', 'intranet'];
const MILL = '/mills/tide-mills.html';
const TITLE = 'How a tide mill keeps time with the moon';
const QUESTION = 'How much water does the mill pond hold?';
const SAID = 'Your hosted service cannot reach this page, so this device answered.';

let pages: PagesServer;
let service: FaultyService;
let chromium: Chromium;

beforeAll(async () => {
  [pages, service] = await Promise.all([servePages(), startFaultyService()]);
  chromium = await launchChromium();
  const url = `http://service.test:${service.port}`;
  await chromium.allowHost(`${url}/*`);
  const panel = await chromium.extensionPage('sidepanel.html');
  await chooseHosted(callDesk(panel), { url, key: service.key });
  await panel.close();
});

beforeEach(() => service.reset());

afterAll(async () => {
  await chromium.close();
  await Promise.all([pages.close(), service.close()]);
});

const port = () => new URL(pages.origin).port;

/** Asks and summarises in the popup over the page of a host; gives both calls and all that the popup then says. */
async function inPopupOver(host: string): Promise<{ answer: ShownCall; summary: ShownCall; said: string[] }> {
  const page = await chromium.newPage(`http://${host}:${port()}${MILL}`);
  const popup = await chromium.openPopup(page);
  const words = () => popup.evaluate(() => document.body.innerText);
  const answer = await ask(popup, QUESTION, 'This page');
  const said = [await words()];
  const summary = await summarise(popup, TITLE);
  said.push(await words());
  await popup.close();
  await page.close();
  return { answer, summary, said };
}

test.each(HOSTS)(
  'A question about a page of %s, and its summary, are answered on this device, which says so',
  async (host) => {
    const { answer, summary, said } = await inPopupOver(host);
    expect(answer.answer).toContain('41,000 cubic metres');
    expect(summary.answer).toContain('tide mill');
    for (const call of [answer, summary]) expect(call.facts['Answered by']).toMatch(/^this device/);
    for (const words of said) expect(words).toContain(SAID);
    expect(service.requests()).toEqual([]);
  },
);

test.each(['This section', 'This site'] as const)(
  'With the scope “%s” a question about a server with a name of one word stays on this device',
  async (scope) => {
    const page = await chromium.newPage(`http://intranet:${port()}${MILL}`);
    const popup = await chromium.openPopup(page);
    // Asked in other words than before: the answer to those is still shown.
    const call = await ask(popup, `${QUESTION} (${scope})`, scope);
    expect(call.answer).toContain('41,000 cubic metres');
    expect(call.facts['Answered by']).toMatch(/^this device/);
    await popup.close();
    await page.close();
    expect(service.requests()).toEqual([]);
  },
);

test('A question about the web goes to the service, and names no page', async () => {
  const page = await chromium.newPage(pages.origin + MILL);
  const popup = await chromium.openPopup(page);
  const call = await ask(popup, 'How deep is the harbour of Lindholm?', 'Web');
  expect(call.facts['Answered by']).toContain('service.test');
  expect(await popup.evaluate(() => document.body.innerText)).not.toContain(SAID);
  await popup.close();
  await page.close();
  expect(told()).toHaveLength(1);
  expect(told().filter(isPrivatelyNamed)).toEqual([]);
});

test('Of a list of pages those in a private network are read by this device, which is said before', async () => {
  for (const host of HOSTS) {
    // oxlint-disable-next-line no-await-in-loop -- the browser takes them one after another
    await chromium.allowHost(`http://${host}:${port()}/*`);
  }
  const collect = await chromium.extensionPage('collect.html');
  const addresses = HOSTS.map((host) => `http://${host}:${port()}${MILL}`);
  await paste(collect, [...addresses, 'https://lindholm.example/harbour']);
  await waitForText(collect, '3 of them lie in your own network, where the service cannot reach them');
  expect(service.requests(), 'Nothing is sent before').toEqual([]);
  const rows = await readAll(collect, 4);
  const [hosted, ...near] = rows;
  expect(hosted?.words).toMatch(/The harbour of Lindholm[^]*Fetched by service\.test/);
  expect(near.map(({ name }) => name)).toEqual([TITLE, TITLE, TITLE]);
  for (const { words } of near) expect(words).toMatch(/Read from your tab|Fetched by this device/);
  await collect.close();
  expect(told()).toHaveLength(1);
  expect(told().filter(isPrivatelyNamed)).toEqual([]);
});

/** All that went to the service: addresses, headers and bodies. */
const told = () =>
  service
    .requests()
    .filter(({ method }) => method === 'POST')
    .map((request) => JSON.stringify(request));

const isPrivatelyNamed = (request: string) =>
  /intranet|localhost|tide-mills/.test(request) || request.includes(`:${port()}`);

test('There are no page or console errors', async () => {
  expect(await chromium.problems()).toEqual([]);
});
