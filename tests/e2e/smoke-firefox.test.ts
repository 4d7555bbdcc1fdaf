import { beforeAll, expect, test } from 'vitest';
import { launchFirefox, type Firefox } from '#tests/browser/launch-firefox.ts';

let firefox: Firefox;

beforeAll(async () => {
  firefox = await launchFirefox();
  return () => firefox.close();
});

test('The built extension installs in Firefox and its pages open', async () => {
  const popup = await firefox.extensionPage('popup.html');
  expect(await popup.title()).toBe('Sidelight');
  await firefox.extensionPage('options.html');
  await firefox.expectNoProblems();
});
