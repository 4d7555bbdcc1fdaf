// What a person does with Sidelight, step by step, as `npm start` and the end-to-end tests both do it.
import type { Page } from 'puppeteer-core';
import { chooseRadio, clickButton, fillTextbox, selectText, waitForText } from './elements.ts';
import type { Chromium } from './launch-chromium.ts';
import { readAnswer, type ShownCall } from './read-call.ts';

export type ScopeName = 'Web' | 'This site' | 'This section' | 'This page';

/** Types a question, asks it and waits for its answer. */
export async function ask(view: Page, question: string, scope?: ScopeName): Promise<ShownCall> {
  await beginAsking(view, question, scope);
  return readAnswer(view, question);
}

/** Types a question and asks it. */
export async function beginAsking(view: Page, question: string, scope?: ScopeName): Promise<void> {
  if (scope !== undefined) await chooseRadio(view, scope);
  await fillTextbox(view, 'Ask a question', question);
  await clickButton(view, 'Ask');
}

/** Has the page in front summarised; `title` is that page's. */
export async function summarise(view: Page, title: string): Promise<ShownCall> {
  await clickButton(view, 'Summarise this page');
  return readAnswer(view, `Summary of ${title}`);
}

/** Opens the real side panel by the popup's own button, which closes the popup. */
export async function openPanel(chromium: Chromium, popup: Page): Promise<Page> {
  await clickButton(popup, 'Open side panel');
  return chromium.panel();
}

/**
 * Selects words on a page and searches for them as the context menu does, but for the menu itself: a browser without
 * a window has none. So there is no gesture, and the panel that shows the results must be open already.
 */
export async function searchSelection(
  chromium: Chromium,
  page: Page,
  view: Page,
  words: string,
): Promise<ShownCall> {
  await selectText(page, words);
  const click = { menuItemId: 'search-selection', selectionText: words, pageUrl: page.url() };
  await chromium.worker.contextMenu(click, await chromium.tabId(page));
  return readAnswer(view, words);
}

/** Presses a thumb and waits until the service has it. */
export async function giveFeedback(view: Page, thumb: 'Good answer' | 'Bad answer'): Promise<void> {
  await clickButton(view, thumb);
  await waitForText(view, 'Feedback delivered');
}

/** Opens "Details", where the transaction id stands, and scrolls to it. */
export async function openDetails(view: Page): Promise<void> {
  const details = await view.waitForSelector('article ::-p-xpath(.//summary[contains(., "Details")])');
  await details?.click();
  await details?.evaluate((summary) => {
    summary.closest('details')?.lastElementChild?.scrollIntoView({ block: 'end', behavior: 'instant' });
  });
}
