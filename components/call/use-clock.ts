import { useSyncExternalStore } from 'react';

/** The time in milliseconds since 1970, in steps of `step` milliseconds. */
export function useClock(step: number): number {
  return useSyncExternalStore(
    (tick) => {
      const timer = setInterval(tick, step);
      return () => clearInterval(timer);
    },
    () => Math.floor(Date.now() / step) * step,
  );
}
