import { browser } from 'wxt/browser';
import type messages from '../../public/_locales/en/messages.json';

/** Every visible text has a key in `public/_locales`; a missing key does not compile. */
export type TextKey = keyof typeof messages;

interface Texts {
  getMessage(name: string, substitutions?: string[]): string;
}

/** The text for a key in the browser's language, with `$1` to `$9` filled in. */
export function text(key: TextKey, ...substitutions: (string | number)[]): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- WXT types one overload a key; ours are a union
  const texts = browser.i18n as unknown as Texts;
  return texts.getMessage(key, substitutions.map(String));
}
