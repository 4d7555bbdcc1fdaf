import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '#tests/browser/launch-chromium.ts';
import type { Chromium } from '#tests/browser/launch-chromium.ts';
import { describeOperations } from '#tests/contract/describe-operations.ts';
import { chromiumDevice } from './device-hosts.ts';

let chromium: Chromium;

beforeAll(async () => {
  chromium = await launchChromium();
});
afterAll(() => chromium.close());

describeOperations('on the device, in Chromium', (pagesUrl) => chromiumDevice(chromium, pagesUrl));

test('Nothing went wrong in any part of the extension meanwhile', async () => {
  expect(await chromium.problems()).toEqual([]);
});
