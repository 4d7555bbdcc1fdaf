import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clickButton, fillTextbox, find, waitForText } from '#tests/browser/elements.ts';
import { launchChromium, type Chromium } from '#tests/browser/launch-chromium.ts';
import { shoot } from '#tests/browser/shoot.ts';
import { waitUntil } from '#tests/browser/wait-until.ts';
import { axeFaults } from './ask/axe-faults.ts';
import { longMarkdown } from './reader/long-markdown.ts';
import { seedReading, type Seed } from './reader/seed-reading.ts';
import { servePictures, type PicturesServer } from './reader/serve-pictures.ts';

/** What the browser itself says of a picture that its site shows to its own pages only. */
const REFUSED = /closed\.png' from origin .* blocked by CORS policy/;

let chromium: Chromium;
let desk: Page;
let downloads: string;
let pictures: PicturesServer;

beforeAll(async () => {
  pictures = await servePictures();
  downloads = await mkdtemp(join(tmpdir(), 'sidelight-downloads-'));
  chromium = await launchChromium();
  desk = await chromium.extensionPage('library.html');
});

afterAll(async () => {
  await chromium.close();
  await pictures.close();
  await rm(downloads, { recursive: true, force: true });
});

async function openReader(seed: Seed): Promise<Page> {
  const page = await chromium.extensionPage(await seedReading(desk, seed));
  const session = await page.createCDPSession();
  await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: downloads });
  await waitForText(page, seed.title);
  return page;
}

/** What was saved under a name that matches. */
const saved = (pattern: RegExp) =>
  waitUntil(`a saved file ${String(pattern)}`, async () => {
    const name = (await readdir(downloads)).find((each) => pattern.test(each));
    return name !== undefined && readFile(join(downloads, name));
  });

async function press(page: Page, key: 'f' | 'F3' | 'Enter' | 'Escape', ...held: ('Control' | 'Shift')[]) {
  for (const each of held) await page.keyboard.down(each);
  await page.keyboard.press(key);
  for (const each of held) await page.keyboard.up(each);
}

const countOf = (page: Page) => page.$eval('search output', (output) => output.textContent);

/** What the browser marks as the find that is shown, and whether it stands in the window. */
const currentFind = (page: Page) =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('sidelight-find-current') ?? [];
    if (!(range instanceof Range)) return undefined;
    const { top, bottom } = range.getBoundingClientRect();
    return { words: String(range), seen: top > 60 && bottom < innerHeight };
  });

test('Words are found in a whole megabyte, counted, marked and gone through by keys', async () => {
  const page = await openReader({ title: 'A long log', markdown: longMarkdown(1_000_000) });
  await press(page, 'f', 'Control');
  await page.keyboard.type('DAY 40');
  await waitUntil('the finds to be counted', async () => (await countOf(page)) === '1 of 31');
  await waitUntil('the first find to be seen', async () => (await currentFind(page))?.seen);
  await press(page, 'Enter');
  await press(page, 'F3');
  await waitUntil('the third find', async () => (await countOf(page)) === '3 of 31');
  for (let step = 0; step < 3; step += 1) await press(page, 'Enter', 'Shift');
  await waitUntil('the last find', async () => (await countOf(page)) === '31 of 31');
  await waitUntil('the last find to be seen', async () => {
    const shown = await currentFind(page);
    return shown?.words.toLowerCase() === 'day 40' && shown.seen;
  });
  await shoot(page, 'reader-find');
  await page.$eval('search input', (input) => input.select());
  await page.keyboard.type('the last line of the log');
  await waitUntil('one find', async () => (await countOf(page)) === '1 of 1');
  await press(page, 'Escape');
  await waitUntil('the find to be selected', () =>
    page.evaluate(() => String(getSelection()).toLowerCase() === 'the last line of the log'),
  );
  expect(await page.$('search')).toBeNull();
  await page.close();
  await chromium.expectNoProblems([REFUSED]);
});

test('How far a page was read is shown, kept and offered again', async () => {
  const seed = {
    title: 'A log to go on with',
    markdown: longMarkdown(60_000),
    url: 'https://mills.example/long',
  };
  const page = await openReader(seed);
  await waitForText(page, /About \d+ min left/);
  await page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }),
  );
  const share = await waitUntil('progress', () =>
    page.$eval('progress', (bar) => bar.value > 0.3 && bar.value < 0.7 && bar.value),
  );
  await waitUntil('the place to be kept', () =>
    page.evaluate(
      'chrome.storage.local.get("reading-places").then((all) => Object.keys(all["reading-places"] ?? {}).length > 0)',
    ),
  );
  // No address is told by what is kept.
  expect(await page.evaluate('chrome.storage.local.get().then(JSON.stringify)')).not.toContain(
    'mills.example/long',
  );
  await page.reload();
  const offer = await page.waitForSelector(
    '::-p-xpath(//button[contains(., "Continue where you left off")])',
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await offer?.click();
  await waitUntil('the same place', () =>
    page.$eval('progress', (bar, wanted) => Math.abs(bar.value - wanted) < 0.1, share),
  );
  await page.close();
  await chromium.expectNoProblems([REFUSED]);
});

test('No image is loaded before it is asked for, and then only that one, as what it really is', async () => {
  const image = (name: string) => `![The ${name}](${pictures.origin}/${name})`;
  const names = ['open.png', 'closed.png', 'drawing.svg', 'page.png'];
  const markdown = `Pictures.\n\n${names.map(image).join('\n\n')}\n\n[![A thumbnail](${pictures.origin}/thumb.png)](https://mills.example/big)`;
  const page = await openReader({ title: 'A page with pictures', markdown });
  const host = new URL(pictures.origin).host;
  await waitForText(page, `Show image from ${host}`);
  await find(page, 'link', 'A thumbnail');
  expect(pictures.asked).toEqual([]);
  await shoot(page, 'reader-images');

  await clickButton(page, `Show image from ${host}: The open.png`);
  const shown = await page.waitForSelector('img[alt="The open.png"]');
  expect(await shown?.evaluate((img) => img instanceof HTMLImageElement && img.src.startsWith('blob:'))).toBe(
    true,
  );
  expect(pictures.asked).toEqual(['/open.png']);

  await clickButton(page, `Show image from ${host}: The closed.png`);
  await waitForText(page, 'shows its images to its own pages only');
  await find(page, 'button', `Let Sidelight read ${host}`);
  await clickButton(page, `Show image from ${host}: The drawing.svg`);
  await waitForText(page, 'This is a drawing (SVG)');
  await clickButton(page, `Show image from ${host}: The page.png`);
  await waitForText(page, 'something that is not an image');
  await clickButton(page, `Show image from ${host}: A thumbnail`);
  await waitForText(page, 'does not have this image');
  expect(await page.$$('img')).toHaveLength(1);
  await shoot(page, 'reader-images-shown');
  await page.close();

  pictures.asked.length = 0;
  const all = await openReader({ title: 'The same, all at once', markdown });
  await clickButton(all, 'Show all 5 images');
  await all.waitForSelector('img[alt="The open.png"]');
  await waitUntil('all to be asked for', () => Promise.resolve(pictures.asked.length >= 5));
  await all.close();
  await chromium.expectNoProblems([REFUSED]);
});

test('A page is taken away as files that programs read, under a name from the template, and to the clipboard', async () => {
  const options = await chromium.extensionPage('options.html');
  await (
    await options.waitForSelector('::-p-xpath(//summary[contains(., "Names of saved files")])')
  )?.click();
  await fillTextbox(options, 'Template', '{titel}');
  await waitForText(options, '{titel} is not known.');
  await fillTextbox(options, 'Template', '{date} {title}');
  await waitForText(options, 'For example: 2024-03-05-Tide-mills-how-they-work.md');
  const saves = await options.$$('::-p-xpath(//form[.//*[contains(., "Template")]]//button[@type="submit"])');
  await saves.at(-1)?.click();
  await waitUntil('the template to be saved', () =>
    options.evaluate(
      'chrome.storage.local.get("settings").then(({ settings }) => settings?.fileNames === "{date} {title}")',
    ),
  );
  await options.close();

  const page = await openReader({
    title: 'Gauges: a "short" history / of <them>',
    markdown: '## Ponds\n\nA *full* pond.\n\n<script>alert(1)</script>',
    authors: ['Ana Keeper'],
    published: '2023-01-02',
    summary: 'It is short.',
  });
  const name = '2023-01-02-Gauges-a-short-history-of-them';
  const save = async (menu: string, choice: string) => {
    await clickButton(page, menu);
    await clickButton(page, choice);
  };
  await save('Save', 'As Markdown');
  const markdown = (await saved(/\.md$/)).toString();
  const [, front = ''] = /^---\n([\s\S]+?)\n---\n/.exec(markdown) ?? [];
  const facts = Object.fromEntries(
    front
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), JSON.parse(line.slice(line.indexOf(':') + 1))]),
  );
  expect(facts).toMatchObject({
    title: 'Gauges: a "short" history / of <them>',
    author: 'Ana Keeper',
    published: '2023-01-02',
    transaction: expect.stringMatching(/^contents_/),
  });
  await save('Save', 'As JSON');
  expect(JSON.parse((await saved(/of-them\.json$/)).toString())).toMatchObject({ summary: 'It is short.' });
  await save('Save', 'As HTML');
  expect((await saved(/\.html$/)).toString()).not.toMatch(/<script|<img|\son\w+=/i);
  await save('Save', 'As plain text');
  expect((await saved(/\.txt$/)).toString()).toContain('A full pond.');
  await save('Cite', 'BibTeX');
  expect((await saved(/\.bib$/)).toString()).toMatch(/^@misc\{keeper2023gauges/);
  await save('Cite', 'RIS');
  expect((await saved(/\.ris$/)).toString()).toContain('AU  - Keeper, Ana');
  await save('Cite', 'CSL-JSON');
  expect(JSON.parse((await saved(/csl.*json$/)).toString())).toMatchObject([{ type: 'webpage' }]);
  for (const file of await readdir(downloads)) expect(file.startsWith(name)).toBe(true);

  await save('Copy', 'As Markdown');
  await waitForText(page, 'Copied');
  expect(await clipboardOf(page)).toBe(markdown);
  await page.close();
  await chromium.expectNoProblems([REFUSED]);
});

/** What a person would paste: a field is pasted into, since reading the clipboard needs leave. */
async function clipboardOf(page: Page): Promise<string> {
  const field = await page.evaluateHandle(() =>
    document.body.appendChild(document.createElement('textarea')),
  );
  await field.focus();
  await page.keyboard.down('Control');
  await page.keyboard.press('v');
  await page.keyboard.up('Control');
  return waitUntil('something to be pasted', () => field.evaluate(({ value }) => value));
}

test('A page that was read is read in the side panel itself, and in a full tab from there', async () => {
  await seedReading(desk, {
    title: 'Read in the panel',
    markdown: longMarkdown(20_000),
    url: 'https://mills.example/panel',
  });
  const panel = await chromium.extensionPage('sidepanel.html');
  await panel.setViewport({ width: 360, height: 700 });
  await (
    await panel.waitForSelector('ol[aria-labelledby="earlier"] li button, ol[aria-labelledby="earlier"] li a')
  )?.click();
  const link = await find(panel, 'link', 'Open in the reader');
  await link.click();
  await find(panel, 'heading', 'Read in the panel');
  expect(new URL(panel.url()).pathname).toBe('/sidepanel.html');
  const wide = await find(panel, 'link', 'Open in a full tab');
  expect(await wide.evaluate((a) => a.getAttribute('href'))).toMatch(/^\/reader\.html#/);
  expect(await panel.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await shoot(panel, 'reader-panel');
  expect(await axeFaults(panel)).toEqual([]);
  await (await find(panel, 'link', 'Back')).click();
  await find(panel, 'textbox', 'Ask a question');
  await waitUntil('the focus to be back on the link', () =>
    panel.evaluate(() => document.activeElement?.textContent === 'Open in the reader'),
  );
  await panel.close();
  await chromium.expectNoProblems([REFUSED]);
});

test('What stands behind Show more is found, and is shown then', async () => {
  const log = Array.from(
    { length: 5_000 },
    (_, index) => `line ${index}: the water stood at the mark of the spring tides`,
  );
  const markdown = `A log.\n\n\`\`\`\n${log.join('\n')}\nthe keeper slept\n\`\`\``;
  const page = await openReader({ title: 'A log in one block', markdown });
  await waitForText(page, 'Show more (');
  await press(page, 'f', 'Control');
  await page.keyboard.type('keeper slept');
  await waitUntil('the find', async () => (await countOf(page)) === '1 of 1');
  expect(await page.$eval('body', ({ textContent }) => textContent)).not.toContain('Show more (');
  await page.close();
  await chromium.expectNoProblems([REFUSED]);
});

test('Footnotes of a long page are numbered through it and stand at its end, a click away and back', async () => {
  const log = longMarkdown(100_000).split('\n\n## ');
  const markdown = [
    log.map((day, index) => `${day}\n\nNoted[^day-${index}].`).join('\n\n## '),
    log.map((_, index) => `[^day-${index}]: What was noted on day ${index}.`).join('\n\n'),
  ].join('\n\n');
  const page = await openReader({ title: 'A log with footnotes', markdown });
  await page.waitForSelector('[data-piece] sup a');
  const [first] = await page.$$('[data-piece] sup a');
  await first?.click();
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      const { top = -1, bottom = -1 } = activeElement?.getBoundingClientRect() ?? {};
      return { words: activeElement?.textContent, isSeen: top >= 0 && bottom <= innerHeight };
    });
  const note = { words: 'What was noted on day 0.↩', isSeen: true };
  await waitUntil('the footnote', async () => isDeepStrictEqual(await focused(), note));
  await shoot(page, 'reader-footnotes');
  // What is drawn outside of its chunk is cut off, and nothing tells where a number is drawn.
  const room = await page.$eval('section[aria-label="Footnotes"] ol', (list) =>
    list.computedStyleMap().get('padding-inline-start')?.toString(),
  );
  expect(Number.parseFloat(room ?? '')).toBeGreaterThan(28);
  const numbers = await page.$$eval('[data-piece] sup a', (marks) => marks.map((mark) => mark.textContent));
  expect(numbers).toEqual(log.map((_, index) => String(index + 1)));
  const order = await page.$$eval('[data-piece] :is(sup, li[id])', (all) =>
    all.map(({ localName }) => localName),
  );
  expect(order.lastIndexOf('sup')).toBeLessThan(order.indexOf('li'));
  await clickButton(page, 'Find in text');
  await page.keyboard.type('noted on day 7.');
  await waitUntil('the find in the footnotes', async () => (await countOf(page)) === '1 of 1');
  await page.keyboard.press('Escape');
  await (await find(page, 'link', 'Back to the text from footnote 1')).click();
  const mark = { words: '1', isSeen: true };
  await waitUntil('the way back', async () => isDeepStrictEqual(await focused(), mark));
  await page.close();
  await chromium.expectNoProblems([REFUSED]);
});

test.each([
  ['article', { title: 'Code and tables', markdown: longMarkdown(20_000), language: 'en' }],
  [
    'rtl',
    {
      title: 'طاحونة المد',
      markdown:
        'كانت الطاحونة تعمل.\n\n> الماء لا ينتظر.\n\n| السنة | الارتفاع |\n| --- | --- |\n| 1811 | 4.2 |',
      language: 'ar',
    },
  ],
  [
    'cjk',
    {
      title: '潮汐水車小屋',
      markdown: `${'潮は人を待たない。'.repeat(60)}\n\n## 池\n\n- 大麦`,
      language: 'ja',
    },
  ],
])(
  'The reader of %s fits a narrow window, and what is wider scrolls in a box that keys reach',
  async (name, seed) => {
    const page = await openReader(seed);
    await page.setViewport({ width: 320, height: 640 });
    await page.waitForSelector('[data-piece] p');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const unreachable = await page.$$eval(
      '[data-piece] pre, [data-piece] table',
      (boxes) => boxes.filter((box) => box.closest('[tabindex="0"]') === null).length,
    );
    expect(unreachable).toBe(0);
    const sides = await page.$$eval('[data-piece] :is(blockquote, table, p)', (boxes) =>
      boxes.map((box) => getComputedStyle(box).direction),
    );
    expect(new Set(sides)).toEqual(new Set([seed.language === 'ar' ? 'rtl' : 'ltr']));
    await shoot(page, `reader-${name}-narrow`);
    expect(await axeFaults(page)).toEqual([]);
    await page.close();
    await chromium.expectNoProblems([REFUSED]);
  },
);
