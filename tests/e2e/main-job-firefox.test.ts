import { beforeAll, expect, test } from 'vitest';
import { find } from '#tests/browser/elements.ts';
import { launchFirefox, type Firefox } from '#tests/browser/launch-firefox.ts';
import { ask, giveFeedback } from '#tests/browser/main-job.ts';
import { readAnswer } from '#tests/browser/read-call.ts';

let firefox: Firefox;

beforeAll(async () => {
  firefox = await launchFirefox();
  return () => firefox.close();
});

test('The built extension answers a first question in Firefox, with sources and no key', async () => {
  const popup = await firefox.extensionPage('popup.html');
  expect(await popup.title()).toBe('Sidelight');
  const answer = await ask(popup, 'How do I add an API key?', 'Web');
  expect(answer.answer).toContain('Hosted service');
  expect(answer.sources[0]?.title).toContain('Add an API key');
  expect(answer.facts['Cost']).toBe('Free, on this device');
  await giveFeedback(popup, 'Good answer');
});

test('What was asked outlives the background page, and a new question wakes it', async () => {
  await firefox.suspendBackground();
  const panel = await firefox.extensionPage('sidepanel.html');
  await readAnswer(panel, 'How do I add an API key?');
  await find(panel, 'list', 'Earlier');
  const answer = await ask(panel, 'What does it cost?', 'Web');
  expect(answer.sources.length).toBeGreaterThan(0);
});

test('Nothing went wrong in any part of the extension meanwhile', async () => {
  expect(await firefox.problems()).toEqual([]);
});
