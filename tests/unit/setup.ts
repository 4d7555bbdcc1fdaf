import { beforeEach, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import messages from '../../public/_locales/en/messages.json';

// A busy machine is slow, not wrong: what is waited for by a condition may take its time. Milliseconds.
const PATIENCE = 10_000;
const { waitFor } = vi;
vi.waitFor = (callback, options = PATIENCE) => waitFor(callback, options);
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE });
}

const english = new Map(Object.entries(messages).map(([key, { message }]) => [key, message]));

beforeEach(() => {
  fakeBrowser.reset();
  // In the tests no view is the popup.
  Object.assign(fakeBrowser.extension, { getViews: () => [] });
  // The fake browser has no i18n: tests see the English texts that people see.
  Object.assign(fakeBrowser.i18n, {
    getMessage: (key: string, filled: string[] = []) =>
      (english.get(key) ?? '').replaceAll(/\$(\d)/g, (_, place: string) => filled[Number(place) - 1] ?? ''),
    getUILanguage: () => 'en',
  });
});
