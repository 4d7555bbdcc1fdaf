import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Page } from 'puppeteer-core';
import { chooseRadio, fillTextbox, find, waitForText } from '#tests/browser/elements.ts';
import { launchChromium, type Chromium } from '#tests/browser/launch-chromium.ts';
import { readAnswer, readCall } from '#tests/browser/read-call.ts';
import { waitUntil } from '#tests/browser/wait-until.ts';
import { startFaultyService, type FaultyService } from '#tests/service/start-faulty-service.ts';
import { deepsearchRequestSchema } from '#lib/contract/deepsearch.ts';
import { axeFaults } from './ask/axe-faults.ts';
import { forcedOutlines } from './ask/forced-outlines.ts';
import { savedText } from './ask/saved-text.ts';
import { choose, control, openPart, press, setDay, toggle, type } from './ask/option-form.ts';
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

/** The browser's own API where the page's code runs. */
declare const chrome: { storage: { session: { remove(key: string): Promise<void> } } };

/** Each test begins with a fresh page, and with nothing that was set before and not asked with. */
async function open(mode: 'Answer' | 'Search', part?: string): Promise<void> {
  service.reset();
  await panel.evaluate(() => chrome.storage.session.remove('unsentOptions'));
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

test('A window that moves with today and a number of characters arrive as a day and a number', async () => {
  await open('Search', 'More options');
  await choose(panel, 'Published', 'Past year');
  await choose(panel, 'Length of each result', 'A number of characters…');
  await (await control(panel, 'Characters')).focus();
  await panel.keyboard.press('End');
  await panel.keyboard.type('0');
  await ask('harbour');
  expect(await bodyOf(1)).toEqual([
    '/v1/deepsearch',
    {
      query: 'harbour',
      start_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      response_length: 100_000,
    },
  ]);
});

test('What was set and not asked with is there when the panel opens again', async () => {
  await open('Search', 'More options');
  await type(panel, 'Number of results', '3');
  await type(panel, 'Only these sources', 'lindholm.example,');
  await waitForText(panel, 'only lindholm.example');
  await panel.reload();
  await waitForText(panel, 'only lindholm.example');
  await ask('harbour');
  expect(await bodyOf(1)).toEqual([
    '/v1/deepsearch',
    { query: 'harbour', max_num_results: 3, included_sources: ['lindholm.example'] },
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
  await choose(panel, 'Published', 'Between two days…');
  await setDay(panel, 'From', '2020-01-01');
  await setDay(panel, 'Until', '2026-02-01');
  await type(panel, 'Only these sources', 'lindholm.example, provider/papers,');
  await type(panel, 'Not these sources', 'https://wiki.example/x ');
  await type(panel, 'Country', 'Germany');
  await type(panel, 'Subject', 'seafaring');
  await type(panel, 'Number of results', '3');
  await type(panel, 'Relevance', '0');
  await choose(panel, 'Length of each result', 'Long (100,000 characters)');
  await type(panel, 'Highest price of the search', '7');
  await toggle(panel, 'Mark as a program’s call');
  await ask('harbour');
  const body = await bodyOf(1);
  expect(Object.keys(body?.[1] ?? {}).toSorted()).toEqual(
    Object.keys(deepsearchRequestSchema.shape).toSorted(),
  );
  expect(body).toEqual([
    '/v1/deepsearch',
    {
      query: 'harbour',
      search_type: 'web',
      start_date: '2020-01-01',
      end_date: '2026-02-01',
      included_sources: ['lindholm.example', 'provider/papers'],
      excluded_sources: ['https://wiki.example/x'],
      country_code: 'DE',
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

/** What is said beside a field to be wrong with it. */
async function faultAt(name: string): Promise<string> {
  return (await control(panel, name)).evaluate((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((part) => part?.role === 'alert')
      .map((part) => part?.textContent ?? '')
      .join(' '),
  );
}

async function paste(name: string, words: string): Promise<void> {
  await (await control(panel, name)).focus();
  await panel.keyboard.sendCharacter(words);
}

test('Each thing that cannot be sent has its words beside its field, and a pasted giant is cut', async () => {
  await open('Answer', 'More options');
  await choose(panel, 'Published', 'Between two days…');
  await setDay(panel, 'From', '2026-02-01');
  await setDay(panel, 'Until', '2020-01-01');
  await type(panel, 'Not these sources', 'ftp://x.example,');
  await type(panel, 'Country', 'DEU');
  await type(panel, 'Highest price of the search', '-1');
  await paste('Instructions for the answer', 'x'.repeat(2001));
  await choose(panel, 'Answer as data', 'With a JSON schema');
  await paste('JSON schema', '{"type": "strnig"}');
  const wrong = {
    Until: 'The last day is before the first.',
    'Not these sources': 'Not an address, site or dataset: ftp://x.example',
    Country: 'This is no country.',
    'Highest price of the search': 'The price must be a number of dollars, 0 or more.',
    'Instructions for the answer': 'The instructions may have at most 2,000 characters.',
    'JSON schema': '“strnig” is no type.',
  };
  for (const [name, words] of Object.entries(wrong)) {
    // oxlint-disable-next-line no-await-in-loop -- one field after the other
    await waitUntil(`"${words}" at ${name}`, async () => (await faultAt(name)).includes(words));
  }
  await paste('Instructions for the answer', 'y'.repeat(60_000));
  await waitForText(panel, 'What was pasted is cut to 2,500 characters.');
  expect(await axeFaults(panel)).toEqual([]);
  await ask('How deep?');
  await waitForText(panel, 'The question was not sent.');
  expect(bodies()).toEqual([]);

  await open('Search', 'More options');
  await type(panel, 'Number of results', '21');
  await type(panel, 'Relevance', '2');
  await choose(panel, 'Length of each result', 'A number of characters…');
  await type(panel, 'Characters', '9,9');
  await paste('Subject', 'z'.repeat(201));
  expect(await faultAt('Number of results')).toBe('Ask for a whole number from 1 to 20.');
  expect(await faultAt('Relevance')).toBe('Use a number from 0 to 1.');
  expect(await faultAt('Characters')).toBe('Use a number of characters from 1,000 to 1,000,000.');
  expect(await faultAt('Subject')).toBe('Use at most 200 characters.');
  expect(await axeFaults(panel)).toEqual([]);
  await ask('How deep?');
  await waitForText(panel, 'Use at most 200 characters.');
  expect(bodies()).toEqual([]);
});

test('Results are sorted, filtered, and are what an answer is made from', async () => {
  await open('Search');
  const results = [1, 2, 3].map((number) => ({
    title: `Result ${number}`,
    url: `https://lindholm.example/${number}?utm_source=service`,
    source: number === 3 ? 'papers' : 'web',
    citation_count: 10 * number,
  }));
  service.next({ set: `results:${JSON.stringify(results)}` }, 'deepsearch');
  await ask('harbour depth');
  await readAnswer(panel, 'harbour depth');
  await choose(panel, 'Sorted by', 'Citations');
  const titles = () => panel.$$eval('article article', (cards) => cards.map(({ ariaLabel }) => ariaLabel));
  expect(await titles()).toEqual(['Result 3', 'Result 2', 'Result 1']);
  await choose(panel, 'Shown', 'papers (1)');
  expect(await titles()).toEqual(['Result 3']);
  await toggle(panel, 'Pick Result 3');
  await press(panel, 'Answer from the one picked');
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
  const set = `contents:${JSON.stringify({ items })}`;
  service.next({ set, dtype: 'structured', success: 'true', failed: '0' }, 'answer');
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
  await waitForText(panel, 'Places that are not as asked for: 1');
  expect(await axeFaults(panel)).toEqual([]);
  expect(await forcedOutlines(panel, 'td')).toEqual(['none', 'none', 'none', 'dashed']);
  const saved = await savedText(panel, async () => {
    await press(panel, 'Export');
    await press(panel, 'Table (CSV)');
  });
  expect(saved).toContain("'=East,40");
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
