import { CallError } from '../client/error.ts';

/** Calls of one hosted service that are in flight at a time; the others wait in their order. */
export const LANES = 2;

interface Waiting {
  address: string;
  go: () => void;
  turnAway: (error: CallError) => void;
}

export type Lanes = ReturnType<typeof createLanes>;

/** Lets only so many calls be in flight at a time. What waits here is written down already: nothing depends on this memory. */
export function createLanes(width = LANES) {
  let free = width;
  let waiting: Waiting[] = [];

  function leave(): void {
    free += 1;
    const next = waiting.shift();
    if (next) next.go();
  }

  return {
    /**
     * Waits for a lane. What comes back gives it free.
     *
     * @throws CallError `cancelled`, or `held-back` when the service refused the key or the account meanwhile
     */
    enter(address: string, signal: AbortSignal): Promise<() => void> {
      return new Promise((resolve, reject) => {
        const place: Waiting = {
          address,
          go() {
            signal.removeEventListener('abort', stop);
            free -= 1;
            resolve(once(leave));
          },
          turnAway(error) {
            signal.removeEventListener('abort', stop);
            reject(error);
          },
        };
        const stop = () => {
          waiting = waiting.filter((each) => each !== place);
          reject(new CallError({ code: 'cancelled' }));
        };
        if (signal.aborted) return stop();
        if (free > 0) return place.go();
        signal.addEventListener('abort', stop, { once: true });
        waiting.push(place);
      });
    },

    /** Turns away what waits for a service that refused the key or the account: it would be refused too. */
    holdBack(address: string): void {
      const turned = waiting.filter((each) => each.address === address);
      waiting = waiting.filter((each) => each.address !== address);
      for (const { turnAway } of turned) turnAway(new CallError({ code: 'held-back' }));
    },
  };
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
}
