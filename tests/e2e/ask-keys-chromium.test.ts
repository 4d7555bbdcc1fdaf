import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'puppeteer-core';
import { collectDownloads, type Downloads } from '#tests/browser/downloads.ts';
import { waitForText } from '#tests/browser/elements.ts';
import { launchChromium, type Chromium } from '#tests/browser/launch-chromium.ts';
import { readAnswer, readCall } from '#tests/browser/read-call.ts';
import { waitUntil } from '#tests/browser/wait-until.ts';
import { startFaultyService, type FaultyService } from '#tests/service/start-faulty-service.ts';
import { keysOn } from './ask/keys.ts';
import { callDesk } from './faults/call-desk.ts';
import { chooseHosted } from './faults/choose-hosted.ts';

let service: FaultyService;
let chromium: Chromium;
let panel: Page;
let downloads: Downloads;
let keys: ReturnType<typeof keysOn>;

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
  await panel.setViewport({ width: 400, height: 800 });
  await panel.reload();
  keys = keysOn(panel);
});

afterAll(async () => {
  await chromium.close();
  await service.close();
  downloads.remove();
});

const QUESTION = 'Ask a question';
const LINDHOLM = 'How deep is the harbour of Lindholm?';

async function lastBody(count: number): Promise<[string, unknown] | undefined> {
  const bodies = () => service.requests().filter(({ method }) => method === 'POST');
  await waitUntil(`request ${count}`, () => bodies().length >= count);
  const last = bodies().at(-1);
  return last && [last.path, JSON.parse(last.body)];
}

test('The question field has the focus, and where to look is changed and taken back', async () => {
  await waitUntil('the question field', async () => (await keys.focused()).name === QUESTION);
  await keys.use('Change where to look');
  await waitUntil('the line to change', async () => (await keys.focused()).name === 'Look only in');
  await panel.keyboard.type('lindholm.example');
  await keys.press('Enter');
  expect((await keys.focused()).name).toBe('Change where to look');
  await keys.tabTo('Remove: only lindholm.example', true);
});

test('Options are set, kept as a lens and asked with', async () => {
  await keys.use('More options');
  await keys.use('Keep, order and share lenses');
  await keys.pick('Kind of sources', 'Everything');
  await keys.pick('Published', 'Between');
  await keys.write('From', '01012020');
  await keys.write('Until', '02012026');
  await keys.write('Not these sources', 'wiki.example');
  await panel.keyboard.press('Enter');
  await keys.write('Country', 'Germany');
  await keys.write('Instructions for the answer', 'Be brief.');
  await keys.write('Keep what is set as', 'My harbours', true);
  await keys.use('Keep lens');
  await waitForText(panel, 'The lens My harbours is kept.');
  await keys.use('Clear all');
  await keys.pick('Lens', 'My harbours', true);
  await keys.write(QUESTION, LINDHOLM, true);
  await keys.press('Enter');
  expect(await lastBody(1)).toEqual([
    '/answer',
    {
      query: LINDHOLM,
      search_type: 'all',
      start_date: '2020-01-01',
      end_date: '2026-02-01',
      included_sources: ['lindholm.example'],
      excluded_sources: ['wiki.example'],
      country_code: 'DE',
      system_instructions: 'Be brief.',
    },
  ]);
});

test('A source is looked at beside its number, the answer is copied, and a follow-up is asked', async () => {
  await readAnswer(panel, LINDHOLM);
  await keys.tabTo(/^Source 1: /);
  await panel.waitForSelector('[popover]:popover-open');
  // What can be done with the source comes next.
  await keys.tabTo(/^Only this site: /);
  await keys.press('Escape');
  await panel.waitForSelector('[popover]:popover-open', { hidden: true });
  expect((await keys.focused()).name).toMatch(/^Source 1: /);
  await keys.use('Copy');
  await keys.use('As text');
  await waitUntil('the clipboard', async () =>
    (await panel.evaluate(() => navigator.clipboard.readText())).includes('harbour'),
  );
  await keys.write('Ask a follow-up', 'And at high water?');
  await keys.press('Enter');
  expect((await lastBody(2))?.[1]).toMatchObject({ query: 'And at high water?' });
  await readCall(panel, 'And at high water?');
  // The field went with the answer before; keys go on from the new question, not from the top of the page.
  expect(await keys.focused()).toMatchObject({ name: 'And at high water?', tag: 'h2' });
});

test('An answer as data is asked for with fields of one’s own, and its table is sorted', async () => {
  await keys.pick('Answer as data', 'With fields', true);
  await keys.write('Name', 'pier');
  const contents = { items: [{ pier: 'West' }, { pier: 'East' }] };
  service.next(
    { fields: JSON.stringify({ success: true, data_type: 'structured', contents }), failed: '0' },
    'answer',
  );
  await keys.write(QUESTION, 'Which piers?', true);
  await keys.press('Enter');
  expect((await lastBody(3))?.[1]).toMatchObject({ structured_output: { type: 'object' } });
  const cells = () => panel.$$eval('section td', (found) => found.map((cell) => cell.textContent));
  await waitUntil('the table', async () => (await cells()).join() === 'West,East');
  await keys.use('pier');
  expect(await cells()).toEqual(['East', 'West']);
});

test('A search is filtered, two results are picked and asked about, and the bibliography is saved', async () => {
  await keys.tabTo('Answer', true);
  await keys.press('ArrowRight');
  await keys.use('Clear all');
  await keys.write('Number of results', '3', true);
  const results = [1, 2, 3].map((number) => ({
    title: `Result ${number}`,
    url: `https://lindholm.example/${number}`,
    content: 'About the harbour.',
    source: number === 3 ? 'papers' : 'web',
  }));
  service.next({ fields: JSON.stringify({ results }) }, 'deepsearch');
  await keys.write(QUESTION, 'harbour', true);
  await keys.press('Enter');
  expect(await lastBody(4)).toEqual(['/v1/deepsearch', { query: 'harbour', max_num_results: 3 }]);
  await readAnswer(panel, 'harbour');
  await keys.pick('Shown', 'web');
  await keys.tabTo('Pick Result 1');
  await panel.keyboard.press('Space');
  await keys.tabTo('Pick Result 2');
  await panel.keyboard.press('Space');
  await keys.use('Export', true);
  await keys.use('BibTeX');
  expect((await downloads.take()).content).toContain('Result 1');
  await keys.use('Answer from 2 picked', true);
  expect(await lastBody(5)).toEqual([
    '/answer',
    { query: 'harbour', included_sources: ['https://lindholm.example/1', 'https://lindholm.example/2'] },
  ]);
});

test('Nothing went wrong in any part of the extension meanwhile', async () => {
  expect(await chromium.problems()).toEqual([]);
});
