import { liveQuery } from 'dexie';
import { storage } from 'wxt/utils/storage';
import { browser } from 'wxt/browser';
import type { CallStore } from '#lib/calls/store.ts';

/** Whether a call has ended that nobody has seen yet. It outlasts the background, not the browser. */
const unseen = storage.defineItem<boolean>('session:unseen', { fallback: false });

const DONE = '✓';

/** The store says itself, where it matters, that it cannot be read; the badge then says nothing. */
const silent = () => void browser.action.setBadgeText({ text: '' });

/**
 * The toolbar shows how many calls are running, and a mark when the last one has ended and no view was there to see it.
 *
 * @returns `seen`: to be called when a person looks
 */
export function followBadge(store: CallStore): { seen: () => Promise<void> } {
  let running = 0;

  async function draw(): Promise<void> {
    const text = running > 0 ? String(running) : (await unseen.getValue()) ? DONE : '';
    await browser.action.setBadgeText({ text });
  }

  /** A view that is open answers `unseen` at once with `seen`, so the mark stays only where there is none. */
  async function count(now: number): Promise<void> {
    const ended = now < running;
    running = now;
    if (ended) await unseen.setValue(true);
    await draw();
  }

  liveQuery(() => store.calls.where('state').anyOf('waiting', 'sent').count()).subscribe({
    next: (now) => void count(now).catch(silent),
    error: silent,
  });

  return {
    async seen() {
      await unseen.setValue(false);
      await draw();
    },
  };
}

/** Calls back whenever something has ended unseen, until the signal aborts. */
export function watchUnseen(changed: () => void, signal: AbortSignal): void {
  const stop = unseen.watch((is) => {
    if (is) changed();
  });
  signal.addEventListener('abort', stop, { once: true });
}
