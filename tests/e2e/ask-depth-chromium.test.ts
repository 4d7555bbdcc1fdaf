import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Page } from 'puppeteer-core';
import { chooseRadio, fillTextbox, find, waitForText } from '#tests/browser/elements.ts';
import { launchChromium, type Chromium } from '#tests/browser/launch-chromium.ts';
import { readAnswer, readCall } from '#tests/browser/read-call.ts';
import { waitUntil } from '#tests/browser/wait-until.ts';
import { startFaultyService, type FaultyService } from '#tests/service/start-faulty-service.ts';
import { axeFaults } from './ask/axe-faults.ts';
import { choose, openPart, press, setDay, toggle, type } from './ask/option-form.ts';
import { callDesk } from './faults/call-desk.ts';
import { chooseHosted } from './faults/choose-hosted.ts';

let service: FaultyService;
let chromium: Chromium;
let panel: Page;

beforeAll(async () => {
  service = await startFaultyService();
  chromium = await launchChromium();
  await chromium.allowHost(`${service.url}/*`);
  panel = await chromium.extensionPage('sidepanel.html');
  await chooseHosted(callDesk(panel), service);
});

afterAll(async () => {
  await chromium.close();
  await service.close();
});

/** Each test begins with a fresh page: what was set does not outlive it. */
async function open(mode: 'Answer' | 'Search', part?: string): Promise<void> {
  service.reset();
  await panel.reload();
  await chooseRadio(panel, mode);
  if (part !== undefined) await openPart(panel, part);
}

afterEach(async () => {
  // A click that a test dispatches is no gesture, and without one no panel opens.
  await chromium.expectNoProblems([/sidePanel\.open\(\)` may only be called in response to a user gesture/]);
});

async function ask(question: string): Promise<void> {
  await fillTextbox(panel, 'Ask a question', question);
  await panel.keyboard.press('Enter');
}

/** The bodies that reached the service, with their paths. */
const bodies = () =>
  service
    .requests()
    .filter(({ method }) => method === 'POST')
    .map(({ path, body }) => [path, JSON.parse(body)] as [string, Record<string, unknown>]);

/** The last of so many requests, once that many have arrived since the test began. */
async function bodyOf(count: number): Promise<[string, Record<string, unknown>] | undefined> {
  await waitUntil(`request ${count}`, async () => bodies().length >= count);
  expect(bodies()).toHaveLength(count);
  return bodies().at(-1);
}

test('Nothing that was not set is sent', async () => {
  await open('Answer', 'More options');
  await ask('How deep is the harbour?');
  await readAnswer(panel, 'How deep is the harbour?');
  await chooseRadio(panel, 'Search');
  await ask('Which berths are there?');
  await readAnswer(panel, 'Which berths are there?');
  expect(bodies()).toEqual([
    ['/answer', { query: 'How deep is the harbour?' }],
    ['/v1/deepsearch', { query: 'Which berths are there?' }],
  ]);
});

test('Every field of an answer arrives as the interface says, and axe finds nothing in the form', async () => {
  await open('Answer', 'More options');
  await choose(panel, 'Kind of sources', 'Everything');
  await choose(panel, 'Published', 'Between two days…');
  await setDay(panel, 'From', '2020-01-01');
  await setDay(panel, 'Until', '2026-02-01');
  await type(panel, 'Only these sources', 'lindholm.example,');
  await type(panel, 'Not these sources', 'https://wiki.example/x ');
  await type(panel, 'Country', 'Germany');
  await toggle(panel, 'Quick and short');
  await type(panel, 'Highest price of the search', '12.5');
  await type(panel, 'Instructions for the answer', 'Answer in one sentence.');
  expect(await axeFaults(panel)).toEqual([]);
  await ask('How deep is the harbour of Lindholm?');
  expect(await bodyOf(1)).toEqual([
    '/answer',
    {
      query: 'How deep is the harbour of Lindholm?',
      search_type: 'all',
      start_date: '2020-01-01',
      end_date: '2026-02-01',
      included_sources: ['lindholm.example'],
      excluded_sources: ['https://wiki.example/x'],
      country_code: 'DE',
      fast_mode: true,
      data_max_price: 12.5,
      system_instructions: 'Answer in one sentence.',
    },
  ]);
  await readAnswer(panel, 'How deep is the harbour of Lindholm?');
});

test('Every field of a search arrives as the interface says', async () => {
  await open('Search', 'More options');
  await choose(panel, 'Kind of sources', 'Web pages');
  await choose(panel, 'Published', 'Past year');
  await type(panel, 'Subject', 'seafaring');
  await type(panel, 'Number of results', '3');
  await type(panel, 'Relevance', '0');
  await choose(panel, 'Length of each result', 'Long (100,000 characters)');
  await type(panel, 'Highest price of the search', '7');
  await toggle(panel, 'Mark as a program’s call');
  await ask('harbour');
  expect(await bodyOf(1)).toEqual([
    '/v1/deepsearch',
    {
      query: 'harbour',
      search_type: 'web',
      start_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      category: 'seafaring',
      max_num_results: 3,
      relevance_threshold: 0,
      response_length: 'large',
      max_price: 7,
      is_tool_call: true,
    },
  ]);
});

test('What the interface does not take is not sent, and the field and the reason are said', async () => {
  await open('Answer', 'More options');
  await type(panel, 'Country', 'DEU');
  await ask('How deep?');
  await waitForText(panel, 'Country: This is no country.');
  expect(await axeFaults(panel)).toEqual([]);
  expect(bodies()).toEqual([]);
  await press(panel, 'Remove: first from DEU');
  await (await find(panel, 'textbox', 'Ask a question')).focus();
  await panel.keyboard.press('Enter');
  expect(await bodyOf(1)).toEqual(['/answer', { query: 'How deep?' }]);
});

test('Results show every field, are sorted, and are what an answer is made from', async () => {
  await open('Search');
  const results = [1, 2, 3].map((number) => ({
    id: `https://lindholm.example/${number}`,
    title: `Result ${number}`,
    url: `https://lindholm.example/${number}?utm_source=service`,
    content: `Number ${number} is about the harbour and its depth.`,
    source: number === 3 ? 'papers' : 'web',
    length: 1000 * number,
    publication_date: `2020-01-0${number}`,
    doi: `10.1000/${number}`,
    citation: `Citation ${number}`,
    citation_count: 10 * number,
    authors: ['Doe, Jane'],
    references: `References ${number}`,
    price: 0.001,
    data_type: 'unstructured',
    source_type: 'page',
    image_url: 'https://lindholm.example/p.png',
  }));
  service.next({ set: `results:${JSON.stringify(results)}` }, 'deepsearch');
  await ask('harbour depth');
  await readAnswer(panel, 'harbour depth');
  await openPart(panel, 'Details');
  await waitForText(panel, 'References 1');
  const words = await panel.evaluate(() => document.body.innerText);
  for (const part of [
    'Jan 1, 2020',
    '1,000 characters',
    '$0.001',
    'DOI 10.1000/1',
    'Cited 10 times',
    'Doe, Jane',
  ])
    expect(words).toContain(part);
  for (const part of ['Citation 1', 'unstructured', 'page', 'p.png']) expect(words).toContain(part);
  expect(await axeFaults(panel)).toEqual([]);
  await choose(panel, 'Sorted by', 'Citations');
  const titles = () => panel.$$eval('article article', (cards) => cards.map(({ ariaLabel }) => ariaLabel));
  expect(await titles()).toEqual(['Result 3', 'Result 2', 'Result 1']);
  await choose(panel, 'Shown', 'papers (1)');
  expect(await titles()).toEqual(['Result 3']);
  await toggle(panel, 'Pick Result 3');
  await press(panel, 'Answer from 1 picked');
  expect(await bodyOf(2)).toEqual([
    '/answer',
    { query: 'harbour depth', included_sources: ['https://lindholm.example/3'] },
  ]);
});

test('No results name the filters that were on, and one click searches without one', async () => {
  await open('Search', 'More options');
  await type(panel, 'Not these sources', 'wiki.example,');
  service.next('emptyresults', 'deepsearch');
  await ask('nothing of this');
  await waitForText(panel, 'What was set may have kept results away: not wiki.example');
  expect(await axeFaults(panel)).toEqual([]);
  await press(panel, 'Without “not wiki.example”');
  expect(await bodyOf(2)).toEqual(['/v1/deepsearch', { query: 'nothing of this' }]);
});

test('Data is asked for with a schema built by hand and shown as a table, with what does not fit marked', async () => {
  await open('Answer', 'More options');
  await choose(panel, 'Answer as data', 'With fields of my own');
  await type(panel, 'Name', 'pier');
  await press(panel, 'Add a field');
  await waitUntil('a second field', async () => (await panel.$$('::-p-aria([name="Type"])')).length === 2);
  const [, second] = await panel.$$('::-p-aria([name="Name"][role="textbox"])');
  await second?.focus();
  await panel.keyboard.type('berths');
  const [, kind] = await panel.$$('::-p-aria([name="Type"])');
  await kind?.select('whole');
  expect(await axeFaults(panel)).toEqual([]);
  const items = [
    { pier: '=East', berths: 40 },
    { pier: 'West', berths: 'twelve' },
  ];
  // The real service has no model to fill a schema with and refuses; `failed` makes a success of its status.
  const reply = {
    set: `contents:${JSON.stringify({ items })}`,
    dtype: 'structured',
    success: 'true',
    failed: '0',
  };
  service.next(reply, 'answer');
  await ask('How many berths has each pier?');
  expect((await bodyOf(1))?.[1]).toEqual({
    query: 'How many berths has each pier?',
    structured_output: {
      type: 'object',
      properties: {
        items: {
          type: 'array',
          items: {
            type: 'object',
            properties: { pier: { type: 'string' }, berths: { type: 'integer' } },
            required: ['pier', 'berths'],
          },
        },
      },
      required: ['items'],
    },
  });
  await waitForText(panel, 'Not as asked for in 1 places');
  expect(await axeFaults(panel)).toEqual([]);
  await panel.evaluate(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob) void blob.text().then((text) => (document.title = text));
      return make(blob);
    };
  });
  await press(panel, 'Export');
  await press(panel, 'Table (CSV)');
  expect(
    await waitUntil('the file', async () => (await panel.title()).includes('pier') && panel.title()),
  ).toContain("'=East,40");
});

test('A follow-up goes out with the earlier exchange, as it was shown', async () => {
  await open('Answer');
  await ask('How deep is the harbour of Lindholm?');
  await readAnswer(panel, 'How deep is the harbour of Lindholm?');
  await openPart(panel, 'What goes along');
  const shown = await panel.$eval(
    '::-p-xpath(//p[starts-with(., "Earlier in this")])',
    (part) => part.textContent,
  );
  expect(await axeFaults(panel)).toEqual([]);
  await type(panel, 'Ask a follow-up', 'And at high water?');
  await panel.keyboard.press('Enter');
  await readCall(panel, 'And at high water?');
  expect(await bodyOf(2)).toEqual(['/answer', { query: 'And at high water?', system_instructions: shown }]);
  expect(shown.length).toBeLessThanOrEqual(2000);
  await waitForText(panel, 'Earlier in this thread (1)');
});

test('A number in an answer shows the card of its source on focus', async () => {
  await open('Answer');
  await ask('How deep is the harbour of Lindholm?');
  await readAnswer(panel, 'How deep is the harbour of Lindholm?');
  const number = await panel.waitForSelector('a[href^="#source-"]');
  await number?.focus();
  const card = await panel.waitForSelector('[popover]:popover-open', { visible: true });
  expect(await card?.evaluate((part) => (part instanceof HTMLElement ? part.innerText : ''))).toContain(
    'lindholm.example',
  );
  expect(await axeFaults(panel)).toEqual([]);
  await panel.keyboard.press('Escape');
  await panel.waitForSelector('[popover]:popover-open', { hidden: true });
});

test('A lens is used from the form, the menu and the address bar', async () => {
  await open('Answer', 'More options');
  await choose(panel, 'Lens', 'Papers');
  await waitForText(panel, 'papers and data');
  await openPart(panel, 'Keep, order and share lenses');
  await find(panel, 'list', 'My lenses');
  expect(await axeFaults(panel)).toEqual([]);
  await ask('tides');
  await waitUntil('the first search', async () => bodies().length === 1);
  const click = { menuItemId: 'lens:papers', selectionText: 'ferries', pageUrl: panel.url() };
  await chromium.worker.contextMenu(click, await chromium.tabId(panel));
  await waitUntil('the second search', async () => bodies().length === 2);
  await chromium.worker.evaluate('chrome.omnibox.onInputEntered.dispatch("@papers berths", "currentTab")');
  await waitUntil('the third search', async () => bodies().length === 3);
  const papers = { search_type: 'proprietary', max_num_results: 20 };
  expect(bodies()).toEqual([
    ['/v1/deepsearch', { query: 'tides', ...papers }],
    ['/v1/deepsearch', { query: 'ferries', ...papers }],
    ['/v1/deepsearch', { query: 'berths', ...papers }],
  ]);
});
