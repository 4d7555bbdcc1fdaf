import { CallError } from '../client/error.ts';
import type { Call } from './call.ts';
import type { Clearance } from './ledger/limits.ts';

/** Whether a call may go while others are on their way. @throws CallError when it may not go at all */
export type Check = (call: Call, onTheWay: readonly Call[]) => Promise<Clearance>;

/** Counts the calls that are on their way, and lets the next one go when the check has room for it beside them. */
export function createClearance(check: Check) {
  const onTheWay = new Set<Call>();
  let ended = Promise.withResolvers<void>();
  let last: Promise<unknown> = Promise.resolve();

  function leave(call: Call): void {
    onTheWay.delete(call);
    ended.resolve();
    ended = Promise.withResolvers();
  }

  /** One call is looked at after the other: two that look at once would not see each other. */
  function admit(call: Call): Promise<boolean> {
    const mine = last.then(async () => {
      if ((await check(call, [...onTheWay])) === 'wait') return false;
      onTheWay.add(call);
      return true;
    });
    last = mine.catch(() => undefined);
    return mine;
  }

  return {
    /**
     * Waits until the call may go. What comes back says that it is no longer on its way.
     *
     * @throws CallError `cancelled`, and what the check throws
     */
    async enter(call: Call, signal: AbortSignal): Promise<() => void> {
      for (;;) {
        if (signal.aborted) throw new CallError({ code: 'cancelled' });
        // Taken before the look, so that an end in the midst of it is not missed.
        const { promise } = ended;
        // oxlint-disable-next-line no-await-in-loop -- looked at again whenever another has come back
        if (await admit(call)) return () => leave(call);
        // oxlint-disable-next-line no-await-in-loop -- as above
        await untilAborted(promise, signal);
      }
    },
  };
}

function untilAborted(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    void promise.then(resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
