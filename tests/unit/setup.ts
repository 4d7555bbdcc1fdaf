import { beforeEach } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import messages from '../../public/_locales/en/messages.json';

const english = new Map(Object.entries(messages).map(([key, { message }]) => [key, message]));

beforeEach(() => {
  fakeBrowser.reset();
  // The fake browser has no i18n: tests see the English texts that people see.
  Object.assign(fakeBrowser.i18n, {
    getMessage: (key: string, filled: string[] = []) =>
      (english.get(key) ?? '').replaceAll(/\$(\d)/g, (_, place: string) => filled[Number(place) - 1] ?? ''),
    getUILanguage: () => 'en',
  });
});
