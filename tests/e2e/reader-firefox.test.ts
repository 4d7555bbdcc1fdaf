import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clickButton, fillTextbox, find, waitForText } from '#tests/browser/elements.ts';
import { launchFirefox, type Firefox } from '#tests/browser/launch-firefox.ts';
import { servePages, type PagesServer } from '#tests/browser/pages-server.ts';
import { waitUntil } from '#tests/browser/wait-until.ts';
import { seedReading } from './reader/seed-reading.ts';
import { servePictures, type PicturesServer } from './reader/serve-pictures.ts';

const ARTICLE = 'How a tide mill keeps time with the moon';

let pages: PagesServer;
let firefox: Firefox;
let downloads: string;
let pictures: PicturesServer;

beforeAll(async () => {
  pages = await servePages();
  pictures = await servePictures();
  downloads = await mkdtemp(join(tmpdir(), 'sidelight-downloads-'));
  firefox = await launchFirefox({ downloads });
});

afterAll(async () => {
  await firefox.close();
  await pages.close();
  await pictures.close();
  await rm(downloads, { recursive: true, force: true });
});

/** Tabs of one test behind those of another are not typed into. */
const closeAll = (...tabs: Page[]) => Promise.all(tabs.map((tab) => tab.close()));

test('In Firefox a page is read, opened in the reader, searched, saved, and kept in the library', async () => {
  const collect = await firefox.extensionPage('collect.html');
  await fillTextbox(collect, 'Addresses to read', `${pages.origin}/mills/tide-mills.html`);
  await clickButton(collect, 'Read this page');
  await waitForText(collect, '1 of 1 pages', { timeout: 30_000 });
  const link = await find(collect, 'link', ARTICLE);
  const address = await link.evaluate((node) => node.getAttribute('href') ?? '');

  const reader = await firefox.extensionPage(address.slice(1));
  await waitForText(reader, '41,000 cubic metres');
  await clickButton(reader, 'Find in text');
  await reader.keyboard.type('CUBIC metres');
  const shown = await waitUntil('the find to be marked', () =>
    reader.evaluate(() => {
      const [range] = CSS.highlights.get('sidelight-find-current') ?? [];
      return range instanceof Range && range.getBoundingClientRect().height > 0 && String(range);
    }),
  );
  expect(shown).toBe('cubic metres');
  await reader.keyboard.press('Escape');

  await clickButton(reader, 'Save');
  await clickButton(reader, 'As Markdown');
  const markdown = await waitUntil('the saved file', async () => {
    const name = (await readdir(downloads)).find((each) => each.endsWith('.md'));
    // Firefox puts an empty file in its place until it is written.
    const written = name === undefined ? '' : (await readFile(join(downloads, name))).toString();
    return written !== '' && written;
  });
  expect(markdown).toMatch(/^---\ntitle: "How a tide mill/);

  const library = await firefox.extensionPage('library.html');
  await (await find(library, 'link', ARTICLE)).click();
  await waitForText(library, '41,000 cubic metres');
  await clickButton(library, 'Pin');
  await find(library, 'button', 'Pinned');
  await closeAll(collect, reader, library);
  await firefox.expectNoProblems();
});

test('In Firefox no image is loaded before it is asked for, and then only that one', async () => {
  const desk = await firefox.extensionPage('collect.html');
  await find(desk, 'textbox', 'Addresses to read');
  const image = (name: string) => `![The ${name}](${pictures.origin}/${name})`;
  const markdown = `Pictures.\n\n${['open.png', 'page.png'].map(image).join('\n\n')}`;
  const address = await seedReading(desk, { title: 'A page with pictures', markdown });
  const reader = await firefox.extensionPage(address);
  const { host } = new URL(pictures.origin);
  await waitForText(reader, `Show image from ${host}`);
  expect(pictures.asked).toEqual([]);
  await clickButton(reader, `Show image from ${host}: The open.png`);
  await waitUntil('the image', () =>
    reader
      .$eval('img[alt="The open.png"]', (img) => img instanceof HTMLImageElement && img.naturalWidth === 2)
      .catch(() => false),
  );
  expect(pictures.asked).toEqual(['/open.png']);
  await clickButton(reader, `Show image from ${host}: The page.png`);
  await waitForText(reader, 'something that is not an image');
  expect(pictures.asked).toEqual(['/open.png', '/page.png']);
  await closeAll(desk, reader);
  await firefox.expectNoProblems();
});
