import { browser } from 'wxt/browser';
import type { StartCall } from '../messages.ts';
import { CURRENT_WINDOW, openPanel } from '../panel.ts';

const MAX_QUESTION = 2_000;

/** A question from the address bar: nothing leaves while it is typed, only on Enter. */
export function onOmnibox(start: (call: StartCall) => Promise<void>, report: (error: unknown) => void): void {
  browser.omnibox.onInputEntered.addListener((typed) => {
    // First, and before any await: the browser opens a panel only inside the gesture.
    openPanel(CURRENT_WINDOW).catch(report);
    const query = typed
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, MAX_QUESTION);
    if (query === '') return;
    start({ id: crypto.randomUUID(), operation: 'answer', request: { query }, scope: 'web' }).catch(report);
  });
}
