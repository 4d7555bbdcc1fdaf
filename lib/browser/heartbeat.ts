import { browser } from 'wxt/browser';

/** Both browsers end an idle background, and its request, after 30 s; an extension API call resets that clock. */
const BEAT = 20_000;

/**
 * Keeps the background alive while somebody holds it, and only then.
 *
 * @param idle called whenever the last holder lets go
 */
export function createHeartbeat(idle: () => void): { hold: () => () => void; busy: () => boolean } {
  const holders = new Set<symbol>();
  let timer: ReturnType<typeof setInterval> | undefined;

  function release(holder: symbol): void {
    if (!holders.delete(holder) || holders.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    idle();
  }

  return {
    hold() {
      const holder = Symbol('holder');
      holders.add(holder);
      timer ??= setInterval(() => void browser.runtime.getPlatformInfo(), BEAT);
      return () => release(holder);
    },
    busy: () => holders.size > 0,
  };
}
