import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Page } from 'puppeteer-core';
import { chooseRadio, fillTextbox, waitForText } from '#tests/browser/elements.ts';
import { launchFirefox, type Firefox } from '#tests/browser/launch-firefox.ts';
import { readAnswer } from '#tests/browser/read-call.ts';
import { waitUntil } from '#tests/browser/wait-until.ts';
import { startFaultyService, type FaultyService } from '#tests/service/start-faulty-service.ts';
import { choose, openPart, press, setDay, toggle, type } from './ask/option-form.ts';
import { savedText } from './ask/saved-text.ts';
import { callDesk } from './faults/call-desk.ts';
import { chooseHosted } from './faults/choose-hosted.ts';

let service: FaultyService;
let firefox: Firefox;
let panel: Page;

beforeAll(async () => {
  service = await startFaultyService();
  firefox = await launchFirefox();
  panel = await firefox.extensionPage('sidepanel.html');
  await chooseHosted(callDesk(panel), service);
});

afterAll(async () => {
  await firefox.close();
  await service.close();
});

beforeEach(() => service.reset());

async function ask(question: string): Promise<Record<string, unknown>> {
  await fillTextbox(panel, 'Ask a question', question);
  await panel.keyboard.press('Enter');
  const posts = () => service.requests().filter(({ method }) => method === 'POST');
  await waitUntil('the request', () => posts().length > 0);
  return JSON.parse(posts().at(-1)?.body ?? '{}');
}

test('Options of the form arrive as the interface says, and an answer shows its source beside its number', async () => {
  await openPart(panel, 'More options');
  await choose(panel, 'Kind of sources', 'Everything');
  await choose(panel, 'Published', 'Between two days…');
  await setDay(panel, 'From', '2020-01-01');
  await setDay(panel, 'Until', '2026-02-01');
  await type(panel, 'Only these sources', 'lindholm.example,');
  await type(panel, 'Country', 'Germany');
  await toggle(panel, 'Quick and short');
  expect(await ask('How deep is the harbour of Lindholm?')).toEqual({
    query: 'How deep is the harbour of Lindholm?',
    search_type: 'all',
    start_date: '2020-01-01',
    end_date: '2026-02-01',
    included_sources: ['lindholm.example'],
    country_code: 'DE',
    fast_mode: true,
  });
  await readAnswer(panel, 'How deep is the harbour of Lindholm?');
  const number = await panel.waitForSelector('a[href^="#source-"]');
  await number?.focus();
  const card = await panel.waitForSelector('[popover]:popover-open');
  expect(await card?.evaluate((part) => part.textContent)).toContain('lindholm.example');
  await panel.keyboard.press('Escape');
});

test('Data is shown as a table, formulas and footnotes as what they are', async () => {
  const contents = [{ pier: 'West', berths: 12 }];
  service.next({ fields: JSON.stringify({ data_type: 'structured', contents }) }, 'answer');
  await ask('Which piers?');
  await waitForText(panel, 'West');
  await press(panel, 'pier');
  expect(await panel.$eval('th', (head) => head.ariaSort)).toBe('ascending');

  service.next({ fields: JSON.stringify({ contents: 'So $x^2$[^1].\n\n[^1]: The note.' }) }, 'answer');
  await ask('Which square?');
  await waitForText(panel, 'The note.');
  expect(await panel.$eval('article sup', (sign) => sign.textContent)).toBe('2');
});

test('Results are cards, and what is taken away is what was found', async () => {
  await chooseRadio(panel, 'Search');
  const results = [1, 2].map((number) => ({
    title: `Result ${number}`,
    url: `https://lindholm.example/${number}`,
    content: 'About the harbour.',
    source: `source-${number}`,
    authors: ['Doe, Jane'],
  }));
  service.next({ fields: JSON.stringify({ results }) }, 'deepsearch');
  await ask('harbour');
  await readAnswer(panel, 'harbour');
  expect(await panel.$$eval('article article', (cards) => cards.map(({ ariaLabel }) => ariaLabel))).toEqual([
    'Result 1',
    'Result 2',
  ]);
  const saved = await savedText(panel, async () => {
    await press(panel, 'Export');
    await press(panel, 'BibTeX');
  });
  expect(saved).toContain('author = {Doe, Jane}');
});

test('Nothing went wrong in any part of the extension meanwhile', async () => {
  expect(await firefox.problems()).toEqual([]);
});
