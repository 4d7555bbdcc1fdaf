import type { Page } from 'puppeteer-core';
import { beforeAll, expect, test } from 'vitest';
import { chooseFirstMenuItem } from '#tests/browser/context-menu.ts';
import { find, query, selectText, waitForText } from '#tests/browser/elements.ts';
import { launchChromium, type Chromium } from '#tests/browser/launch-chromium.ts';
import { ask, beginAsking, giveFeedback, openPanel, summarise } from '#tests/browser/main-job.ts';
import { servePages, type PagesServer } from '#tests/browser/pages-server.ts';
import { readAnswer } from '#tests/browser/read-call.ts';

const ARTICLE = 'How a tide mill keeps time with the moon';
const TRANSACTION = /^[a-z]+_[0-9a-f-]{36}$/;

let pages: PagesServer;
let chromium: Chromium;
let article: Page;

// In a window, for the browser's own context menu; one profile from the first run on, as a person has it.
beforeAll(async () => {
  pages = await servePages();
  chromium = await launchChromium({ headed: true });
  article = await chromium.newPage(`${pages.origin}/mills/tide-mills.html`);
  return async () => {
    await chromium.close();
    await pages.close();
  };
});

test('The first run opens the welcome page, and a first question has a cited answer with no key', async () => {
  const welcome = await chromium.welcome();
  await waitForText(welcome, 'How do I add an API key?');

  const popup = await chromium.openPopup(article);
  await find(popup, 'textbox', 'Ask a question');
  const answer = await ask(popup, 'How do I add an API key?', 'Web');
  expect(answer.answer).toContain('Hosted service');
  expect(answer.sources[0]?.title).toContain('Add an API key');
  expect(answer.facts['Cost']).toBe('Free, on this device');
  expect(answer.facts['Transaction id']).toMatch(TRANSACTION);
  await popup.close();
});

test('A question about the page in front is answered from that page, and a thumb up is delivered', async () => {
  const popup = await chromium.openPopup(article);
  const answer = await ask(popup, 'How much water does the mill pond hold?', 'This page');
  expect(answer.answer).toContain('41,000 cubic metres');
  expect(answer.sources).toHaveLength(1);
  expect(answer.sources[0]?.title).toContain(ARTICLE);
  await giveFeedback(popup, 'Good answer');
  await popup.close();
});

test('A page behind a login is summarised as the person sees it, and is not fetched again', async () => {
  const members = await chromium.newPage(`${pages.origin}/members/minutes.html`);
  await Promise.all([members.waitForNavigation(), members.click('button')]);
  expect(await members.title()).toBe('Minutes of the spring meeting');
  const asked = pages.requests.length;

  const popup = await chromium.openPopup(members);
  const summary = await summarise(popup, 'Minutes of the spring meeting');
  expect(summary.answer).toMatch(/18,250 euros|dredger|Twenty-three members/);
  expect(pages.requests.length).toBe(asked);
  await popup.close();
  await members.close();
});

test('Closing the popup in mid-call loses nothing', async () => {
  const question = 'What did the restoration cost?';
  let popup = await chromium.openPopup(article);
  await beginAsking(popup, question, 'This page');
  // The call is taken once its question heads the record; from then on the popup is not needed.
  await waitForText(popup, question);
  await popup.close();

  popup = await chromium.openPopup(article);
  const answer = await readAnswer(popup, question);
  expect(answer.answer).toContain('640,000 euros');
  await popup.close();
});

test('The context menu searches the selection and opens the side panel with the results', async () => {
  if (!chromium.display) throw new Error('The context menu needs a display');
  await selectText(article, 'spring tides');
  await chooseFirstMenuItem(article, chromium.display);

  const panel = await chromium.panel();
  const found = await readAnswer(panel, 'spring tides');
  expect(found.sources.map(({ title }) => title).join('\n')).toContain(ARTICLE);
  await giveFeedback(panel, 'Bad answer');
});

test('The side panel lists the earlier calls, newest first', async () => {
  const panel = await chromium.panel();
  const earlier = await find(panel, 'list', 'Earlier');
  const names = await earlier.$$eval('li', (items) => items.map((item) => item.innerText));
  expect(names).toHaveLength(5);
  expect(names[0]).toContain('spring tides');
  expect(names[4]).toContain('How do I add an API key?');
});

test('The popup opens the side panel, which asks as the popup does', async () => {
  const popup = await chromium.openPopup(article);
  const panel = await openPanel(chromium, popup);
  const answer = await ask(panel, 'What is the wheel made of?', 'This page');
  expect(answer.answer).toContain('oak');
});

test('An empty question cannot be asked, and the popup says why', async () => {
  const popup = await chromium.openPopup(article);
  const button = await find(popup, 'button', 'Ask');
  expect(await button.evaluate((node) => node.matches(':disabled'))).toBe(true);
  await waitForText(popup, 'Type a question');
  expect(await query(popup, 'alert', '')).toBeNull();
  await popup.close();
});

test('Nothing went wrong in any part of the extension meanwhile', async () => {
  expect(await chromium.problems()).toEqual([]);
});
