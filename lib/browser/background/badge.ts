import { liveQuery } from 'dexie';
import { browser } from 'wxt/browser';
import { callSchema } from '#lib/calls/call.ts';
import type { CallStore } from '#lib/calls/store.ts';
import { isUnseen, setUnseen, watchUnseen } from '../unseen.ts';

const DONE = '✓';

/** The store says itself, where it matters, that it cannot be read; the badge then says nothing. */
const silent = () => void browser.action.setBadgeText({ text: '' });

/**
 * The toolbar shows how many calls are running, and a mark when one has ended and nobody was there to see it: a view
 * that is open says at once that it has seen it.
 */
export function followBadge(store: CallStore): void {
  let running = 0;

  async function draw(): Promise<void> {
    const text = running > 0 ? String(running) : (await isUnseen()) ? DONE : '';
    await browser.action.setBadgeText({ text });
  }

  async function count(now: number): Promise<void> {
    const ended = now < running;
    running = now;
    if (ended) await setUnseen(true);
    await draw();
  }

  watchUnseen(() => void draw().catch(silent));
  liveQuery(() => countRunning(store)).subscribe({
    next: (now) => void count(now).catch(silent),
    error: silent,
  });
}

/** A row that was damaged on the disk runs no more, whatever it says. */
async function countRunning(store: CallStore): Promise<number> {
  const rows = await store.calls.where('state').anyOf('waiting', 'sent').toArray();
  return rows.filter((row) => callSchema.safeParse(row).success).length;
}
