let running: AbortController | undefined;

/** Frames in which what comes on the screen may still change its height. */
const FRAMES = 8;

/**
 * Scrolls so that a place comes to rest where it should: pieces off the screen have a guessed height, and each that
 * comes into view by the scrolling moves what is below it. A newer call ends an older one.
 *
 * @param distance pixels between where the place is and where it should be
 */
export function settle(distance: () => number): void {
  running?.abort();
  const { signal } = (running = new AbortController());
  const correct = (left: number) => {
    if (signal.aborted) return;
    const top = distance();
    if (Math.abs(top) > 1) window.scrollBy({ top, behavior: 'instant' });
    if (left > 0) requestAnimationFrame(() => correct(left - 1));
  };
  correct(FRAMES);
}
