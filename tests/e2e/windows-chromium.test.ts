import { beforeAll, expect, test } from 'vitest';
import { clickButton } from '#tests/browser/elements.ts';
import { launchChromium, type Chromium } from '#tests/browser/launch-chromium.ts';
import { waitUntil } from '#tests/browser/wait-until.ts';
import { startFaultyService, type FaultyService } from '#tests/service/start-faulty-service.ts';
import { callDesk, type CallDesk } from './faults/call-desk.ts';
import { chooseHosted } from './faults/choose-hosted.ts';

/** A panel in a window of its own. */
interface Panel extends CallDesk {
  windowId: number;
  /** The question of the call in front. */
  inFront(): Promise<string | undefined>;
  /** The questions of the list. */
  listed(): Promise<string[]>;
}

let service: FaultyService;
let chromium: Chromium;

beforeAll(async () => {
  service = await startFaultyService();
  chromium = await launchChromium();
  await chromium.allowHost(`${service.url}/*`);
  return async () => {
    await chromium.close();
    await service.close();
  };
});

async function openPanel(): Promise<Panel> {
  const page = await chromium.browser.newPage({ type: 'window' });
  await page.goto(`chrome-extension://${chromium.extensionId}/sidepanel.html`);
  const windowId = Number(await page.evaluate('chrome.windows.getCurrent().then(({ id }) => id)'));
  return {
    ...callDesk(page),
    windowId,
    inFront: () => page.evaluate(() => document.querySelector('article h2')?.textContent ?? undefined),
    listed: () =>
      page.$$eval('ol[aria-labelledby="earlier"] bdi', (all) => all.map(({ innerText }) => innerText)),
  };
}

test('A panel follows the calls of its own window, and both windows agree on all of them', async () => {
  const one = await openPanel();
  const other = await openPanel();
  expect(one.windowId).not.toBe(other.windowId);
  await chooseHosted(one, service);
  const ask = ({ start, windowId }: Panel, query: string) =>
    start({ operation: 'answer', request: { query }, windowId });
  const ids = await Promise.all([ask(one, 'How deep is the harbour?'), ask(other, 'Where is the ferry?')]);
  for (const id of ids) expect((await one.ended(id)).call.state).toBe('done');

  for (const [panel, question] of [
    [one, 'How deep is the harbour?'],
    [other, 'Where is the ferry?'],
  ] as const) {
    await waitUntil('its own call in front', async () => (await panel.inFront()) === question);
    await waitUntil('both calls in its list', async () => (await panel.listed()).length === 2);
  }
  expect(await one.listed(), 'In the same order').toEqual(await other.listed());

  // What is stopped, pinned or deleted in one window is so in the other.
  service.next('delay=20000');
  const third = await ask(other, 'When do the apples keep?');
  await waitUntil(
    'it to run in both lists',
    async () => (await one.listed())[0] === 'When do the apples keep?',
  );
  expect(await one.inFront(), 'It is another window’s').toBe('How deep is the harbour?');
  await waitUntil(
    'it in front of the other',
    async () => (await other.inFront()) === 'When do the apples keep?',
  );
  await other.page.bringToFront();
  await clickButton(other.page, 'Stop');
  expect((await one.ended(third)).call.state).toBe('cancelled');
  await waitUntil('the focus at its question', () =>
    other.page.evaluate(() => document.activeElement?.textContent === 'When do the apples keep?'),
  );
  await one.page.bringToFront();
  await waitUntil('its end in the first list', () =>
    one.page.$eval('ol[aria-labelledby="earlier"] li', ({ innerText }) => innerText.includes('Stopped')),
  );
  await one.send('history/erase', { what: 'call', id: third });
  await waitUntil('it gone in the other', async () => (await other.listed()).length === 2);
  expect((await chromium.problems()).filter((each) => !/ERR_|Failed to load|net::/.test(each))).toEqual([]);
});
