import type { Page } from 'puppeteer-core';
import type { Chromium } from './launch-chromium.ts';
import { ask, giveFeedback, openDetails, openPanel, searchSelection, summarise } from './main-job.ts';
import type { ShownCall } from './read-call.ts';
import { shoot } from './shoot.ts';

/** What the browser itself says of a context menu's click that no person made. */
const NO_GESTURE = /sidePanel\.open.* user gesture/;

/**
 * Does the main job on a page in the real popup and the real side panel, and tells what came of each step.
 * Throws at the first step that does not succeed.
 */
export async function tour(chromium: Chromium, url: string, print: (line: string) => void): Promise<void> {
  let step = 0;
  async function show(
    view: Page,
    title: string,
    call: ShownCall,
    shows: 'answer' | 'results' = 'answer',
  ): Promise<void> {
    step += 1;
    print(`\n${step}. ${title}: ${call.question}`);
    if (shows === 'answer') print(indented(call.answer));
    for (const { title: source, passage } of call.sources) {
      print(`   - ${source}`);
      if (shows === 'results') print(`     ${passage}`);
    }
    print(`   Transaction: ${call.facts['Transaction id']}`);
    print(`   Cost: ${call.facts['Cost']}`);
    const picture = await shoot(view, `start-${step}`);
    await openDetails(view);
    print(`   Pictures: ${picture}, ${await shoot(view, `start-${step}-details`)}`);
  }

  async function feedback(view: Page, thumb: 'Good answer' | 'Bad answer', call: ShownCall): Promise<void> {
    step += 1;
    await giveFeedback(view, thumb);
    print(`\n${step}. ${thumb}: feedback delivered`);
    print(`   Transaction: ${call.facts['Transaction id']}`);
    print(`   Cost: feedback is free`);
    print(`   Picture: ${await shoot(view, `start-${step}`)}`);
  }

  const page = await chromium.newPage(url);
  const title = await page.title();
  print(`Sidelight in ${await chromium.browser.version()}, on ${url}`);

  const popup = await chromium.openPopup(page);
  await show(popup, 'First question', await ask(popup, 'How do I add an API key?', 'Web'));
  const answer = await ask(popup, 'How much water does the mill pond hold?', 'This page');
  await show(popup, 'Ask about the page', answer);
  await feedback(popup, 'Good answer', answer);
  await show(popup, 'Summarise the page', await summarise(popup, title));

  const panel = await openPanel(chromium, popup);
  const found = await searchSelection(chromium, page, panel, 'spring tides');
  await show(panel, 'Search the selection', found, 'results');
  await feedback(panel, 'Bad answer', found);

  await chromium.expectNoProblems([NO_GESTURE]);
  print('\nEverything worked.');
}

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '   ');
