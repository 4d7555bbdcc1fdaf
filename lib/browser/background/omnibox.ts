import { browser } from 'wxt/browser';
import { findLens, lensKeyword } from '#lib/lenses/lens.ts';
import { readLenses } from '../lens-store.ts';
import type { StartCall } from '../messages.ts';
import { CURRENT_WINDOW, openPanel } from '../panel.ts';
import { text } from '../text.ts';
import { defaultRequest, lensRequest } from './preset-request.ts';

const MAX_QUESTION = 2_000;
/** Suggestions that a browser shows below the address. */
const MAX_SUGGESTIONS = 6;

/**
 * A question from the address bar, perhaps through a lens: `@papers tides`. Nothing leaves while it is typed, only on
 * Enter; the suggestions are the person's own lenses.
 */
export function onOmnibox(start: (call: StartCall) => Promise<void>, report: (error: unknown) => void): void {
  if (!hasOmnibox(browser)) return;
  browser.omnibox.onInputEntered.addListener((typed) => {
    // First, and before any await: the browser opens a panel only inside the gesture.
    openPanel(CURRENT_WINDOW).catch(report);
    ask(tidy(typed), start).catch(report);
  });
  browser.omnibox.onInputChanged.addListener((typed, suggest) => {
    suggestLenses(tidy(typed)).then(suggest, report);
  });
}

/** The types know Chromium and Firefox; Safari's address bar takes no keyword. */
function hasOmnibox(api: Partial<typeof browser>): boolean {
  return api.omnibox !== undefined;
}

const tidy = (typed: string) =>
  typed
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_QUESTION);

async function ask(typed: string, start: (call: StartCall) => Promise<void>): Promise<void> {
  const { lens, query } = findLens(typed, await readLenses());
  if (query === '') return;
  const preset = lens ? lensRequest(lens, query) : await defaultRequest('answer', query);
  await start({ id: crypto.randomUUID(), ...preset, scope: 'web' });
}

async function suggestLenses(typed: string): Promise<{ content: string; description: string }[]> {
  const lenses = await readLenses();
  const { lens, query } = findLens(typed, lenses);
  const begun = typed.startsWith('@') && lens === undefined ? typed.toLowerCase() : '@';
  return lenses
    .filter((each) => each !== lens && lensKeyword(each).startsWith(begun))
    .slice(0, MAX_SUGGESTIONS)
    .map((each) => ({
      content: `${lensKeyword(each)} ${typed.startsWith('@') && lens === undefined ? '' : query}`.trim(),
      description: escapeMarkup(text('omniboxLens', lensKeyword(each), each.name)),
    }));
}

/** Chromium reads a description as XML, and refuses all suggestions where one has a sign that XML does not know. */
function escapeMarkup(words: string): string {
  return words
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cn}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
