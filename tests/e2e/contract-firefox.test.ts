import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchFirefox } from '#tests/browser/launch-firefox.ts';
import type { Firefox } from '#tests/browser/launch-firefox.ts';
import { describeOperations } from '#tests/contract/describe-operations.ts';
import { firefoxDevice } from './device-hosts.ts';

let firefox: Firefox;

beforeAll(async () => {
  firefox = await launchFirefox();
});
afterAll(() => firefox.close());

describeOperations('on the device, in Firefox', (pagesUrl) => firefoxDevice(firefox, pagesUrl));

test('Nothing went wrong in any part of the extension meanwhile', async () => {
  expect(await firefox.problems()).toEqual([]);
});
