import { browser } from 'wxt/browser';

/** The address of a file of the extension, from its path below the extension's root. */
export function ownUrl(path: string): string {
  return new URL(path, browser.runtime.getURL('/')).href;
}
