import { liveQuery } from 'dexie';
import { browser } from 'wxt/browser';
import type { CallStore } from '#lib/calls/store.ts';

/** The toolbar shows how many calls are running. */
export function followBadge(store: CallStore): void {
  liveQuery(() => store.calls.where('state').anyOf('waiting', 'sent').count()).subscribe({
    next: (running) => void browser.action.setBadgeText({ text: running > 0 ? String(running) : '' }),
    // The store says itself, where it matters, that it cannot be read; the badge then says nothing.
    error: () => void browser.action.setBadgeText({ text: '' }),
  });
}
