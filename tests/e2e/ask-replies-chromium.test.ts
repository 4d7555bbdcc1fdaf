import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Page } from 'puppeteer-core';
import { collectDownloads, type Downloads } from '#tests/browser/downloads.ts';
import { chooseRadio, fillTextbox, waitForText } from '#tests/browser/elements.ts';
import { launchChromium, type Chromium } from '#tests/browser/launch-chromium.ts';
import { readAnswer } from '#tests/browser/read-call.ts';
import { waitUntil } from '#tests/browser/wait-until.ts';
import { startFaultyService, type FaultyService } from '#tests/service/start-faulty-service.ts';
import { axeFaults } from './ask/axe-faults.ts';
import { press } from './ask/option-form.ts';
import { callDesk } from './faults/call-desk.ts';
import { chooseHosted } from './faults/choose-hosted.ts';

let service: FaultyService;
let chromium: Chromium;
let panel: Page;
let downloads: Downloads;

beforeAll(async () => {
  service = await startFaultyService();
  chromium = await launchChromium();
  downloads = await collectDownloads(chromium.browser);
  await chromium.allowHost(`${service.url}/*`);
  panel = await chromium.extensionPage('sidepanel.html');
  await chooseHosted(callDesk(panel), service);
  await chromium.browser
    .defaultBrowserContext()
    .overridePermissions(`chrome-extension://${chromium.extensionId}`, [
      'clipboard-read',
      'clipboard-sanitized-write',
    ]);
});

afterAll(async () => {
  await chromium.close();
  await service.close();
  downloads.remove();
});

beforeEach(async () => {
  service.reset();
  await panel.bringToFront();
  await panel.reload();
});

afterEach(() => chromium.expectNoProblems());

async function ask(mode: 'Answer' | 'Search', question: string, fields: object): Promise<void> {
  service.next({ fields: JSON.stringify(fields) });
  await chooseRadio(panel, mode);
  await fillTextbox(panel, 'Ask a question', question);
  await panel.keyboard.press('Enter');
  await readAnswer(panel, question);
}

/** All that can be read once every part is opened, without the exact reply, which shows everything. */
async function everythingReadable(): Promise<string> {
  await waitUntil('every part to be open', () =>
    panel.evaluate(() => {
      const isRaw = (part: Element) => part.querySelector('summary')?.textContent.trim() === 'Sent';
      const closed = [...document.querySelectorAll('details:not([open])')].filter((part) => !isRaw(part));
      for (const part of closed) part.setAttribute('open', '');
      return closed.length === 0;
    }),
  );
  await panel.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return panel.evaluate(() => document.body.textContent.replaceAll(/\s+/g, ' '));
}

const ANSWER = {
  success: true,
  ai_tx_id: 'tx-of-the-answer',
  original_query: 'The question as the service had it',
  contents: 'What was answered, with **its** source [1] and $x^2$.\n\n| a | b |\n|---|---|\n| 1 | =2 |',
  data_type: 'unstructured',
  search_results: [
    {
      title: 'The first source',
      url: 'https://first.example/page?utm_source=service',
      snippet: 'What the first source says.',
      source: 'origin-one',
      date: '2021-03-04',
      length: 4321,
    },
    {
      title: 'The second source',
      url: 'https://second.example/',
      snippet: 'What the second source says.',
      source: 'origin-two',
      date: '2022-05-06',
      length: 8765,
    },
  ],
  search_metadata: {
    tx_ids: ['tx-search-one', 'tx-search-two'],
    number_of_results: 2,
    total_characters: 98_765,
  },
  ai_usage: { input_tokens: 3456, output_tokens: 789 },
  cost: {
    total_deduction_dollars: 0.0987,
    search_deduction_dollars: 0.0654,
    ai_deduction_dollars: 0.0333,
  },
};

test('Every field of an answer can be read', async () => {
  await ask('Answer', 'What is in it?', ANSWER);
  const words = await everythingReadable();
  for (const part of [
    'tx-of-the-answer',
    'The question as the service had it',
    'unstructured',
    'What was answered, with its source',

    'The first source',
    'first.example',
    'What the first source says.',
    'origin-one',
    'Mar 4, 2021',
    '4,321',

    'The second source',
    'second.example',
    'What the second source says.',
    'origin-two',
    'May 6, 2022',
    '8,765',
    'tx-search-one',
    'tx-search-two',
    '98,765',
    '3,456 in, 789 out',
    '$0.0987',
    '$0.0654',
    '$0.0333',
  ])
    expect(words).toContain(part);
  // The count of results has a line of its own.
  expect(words).toMatch(/Results found\s*2/);
  expect(await axeFaults(panel)).toEqual([]);
});

test('Every field of a search can be read, and its pictures are not loaded', async () => {
  const result = (name: string, number: number) => ({
    id: `https://${name}.example/as-requested`,
    title: `The result ${name}`,
    url: `https://${name}.example/page?utm_source=service`,
    content: `What ${name} says of the harbour. ${'And it says more of it. '.repeat(30)} The end of ${name}.`,
    source: `origin-${name}`,
    length: number * 1111,
    image_url: `${service.url}/picture-of-${name}.png`,
    publication_date: `2020-02-0${number}`,
    doi: `10.1000/${name}`,
    citation: `Citation of ${name}`,
    citation_count: number * 7,
    authors: [`Author ${name}`, `Second ${name}`],
    references: `References of ${name}`,
    price: number / 1000,
    data_type: `data-${name}`,
    source_type: `kind-${name}`,
  });
  await ask('Search', 'harbour', {
    success: true,
    error: 'Advice that came with the results.',
    tx_id: 'tx-of-the-search',
    query: 'The search as the service had it',
    results: [result('alpha', 3), result('beta', 4)],
    results_by_source: { 'origin-alpha': 1, 'origin-elsewhere': 5 },
    total_deduction_pcm: 12.375,
    total_deduction_dollars: 0.0567,
    total_characters: 45_678,
  });
  const words = await everythingReadable();
  for (const [name, number] of [
    ['alpha', 3],
    ['beta', 4],
  ] as const)
    for (const part of [
      `${name}.example/as-requested`,
      `The result ${name}`,
      `${name}.example`,
      `What ${name} says of the`,
      `The end of ${name}.`,
      `origin-${name}`,
      `${(number * 1111).toLocaleString('en')} characters`,
      `picture-of-${name}.png`,
      `Feb ${number}, 2020`,
      `DOI 10.1000/${name}`,
      `Citation of ${name}`,
      `Cited ${number * 7} times`,
      `Author ${name}, Second ${name}`,
      `References of ${name}`,
      `$0.00${number}`,
      `data-${name}`,
      `kind-${name}`,
    ])
      expect(words).toContain(part);
  for (const part of [
    'Advice that came with the results.',
    'tx-of-the-search',
    'The search as the service had it',
    'origin-elsewhere 5',
    '12.375',
    '$0.0567',
    '45,678',
  ])
    expect(words).toContain(part);
  expect(service.requests().filter(({ path }) => path.includes('picture'))).toEqual([]);
  expect(await axeFaults(panel)).toEqual([]);
});

/** What a person would paste. */
const pasted = (type: string) =>
  panel.evaluate(async (wanted) => {
    const [item] = await navigator.clipboard.read();
    return item?.types.includes(wanted) === true ? (await item.getType(wanted)).text() : '';
  }, type);

async function copy(choice: string): Promise<void> {
  await panel.evaluate(() => navigator.clipboard.writeText('before'));
  await press(panel, 'Copy');
  await press(panel, choice);
  await waitUntil('the clipboard to change', async () => (await pasted('text/plain')) !== 'before');
}

test('An answer is copied as text, as Markdown with its sources and with its formatting, and saved as files', async () => {
  await ask('Answer', 'What is in it?', ANSWER);
  await waitForText(panel, 'What was answered');

  await copy('As text');
  expect(await pasted('text/plain')).toMatch(
    /^What was answered, with its source \[1\] and x²\.\n\n\| a \| b \|/,
  );

  await copy('As Markdown with sources');
  const markdown = await pasted('text/plain');
  expect(markdown).toBe(
    `# What is in it?\n\n${ANSWER.contents}\n\n## Sources\n\n1. [The first source](<https://first.example/page>), 2021-03-04\n2. [The second source](<https://second.example/>), 2022-05-06\n\n`,
  );

  await copy('With its formatting');
  const html = await pasted('text/html');
  expect(html).toContain('<strong>its</strong>');
  expect(html).toContain('<a href="https://first.example/page">[1]</a>');
  expect(html).not.toMatch(/<button|class=|title=/);

  await press(panel, 'Save');
  await press(panel, 'As Markdown (.md)');
  expect(await downloads.take()).toEqual({ name: 'What-is-in-it.md', content: markdown });
  await press(panel, 'Save');
  await press(panel, 'As it came (.json)');
  const { name, content } = await downloads.take();
  expect(name).toBe('What-is-in-it.json');
  expect(JSON.parse(content)).toEqual({ question: 'What is in it?', ...ANSWER });
});

test('Data is saved as a table that no spreadsheet runs, and results as a bibliography', async () => {
  await ask('Answer', 'Which piers?', {
    ...ANSWER,
    data_type: 'structured',
    contents: [{ pier: '=1+1', berths: 4 }],
  });
  await press(panel, 'Export');
  await press(panel, 'Table (CSV)');
  expect(await downloads.take()).toEqual({
    name: 'Which-piers.csv',
    content: "\uFEFFpier,berths\r\n'=1+1,4\r\n",
  });

  await ask('Search', 'tides', {
    results: [
      {
        title: 'Tides & {seas}',
        url: 'https://a.example/t_1',
        authors: ['Doe, Jane'],
        publication_date: '2019-04-05',
      },
    ],
  });
  await press(panel, 'Export');
  await press(panel, 'BibTeX');
  const bibliography = await downloads.take();
  expect(bibliography.name).toBe('tides.bib');
  expect(bibliography.content).toContain('@article{doe2019tides,');
  expect(bibliography.content).toContain(String.raw`Tides \& `);
});
