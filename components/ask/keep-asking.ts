import { changeAsking, isSetByHand, readAsking, watchAsking } from '#components/request-form/asking.ts';
import { readUnsentOptions, writeUnsentOptions } from '#lib/browser/unsent-options.ts';

/**
 * Brings back how the next question was going to be asked when the popup last closed, and keeps it from now on, until
 * the signal aborts. What was set meanwhile counts more.
 */
export async function keepAsking(signal: AbortSignal): Promise<void> {
  const kept = await readUnsentOptions();
  if (signal.aborted) return;
  if (kept && !isSetByHand()) changeAsking(kept);
  const stop = watchAsking(() => {
    const { operation, options, lensId } = readAsking();
    void writeUnsentOptions(isSetByHand() ? { operation, options, lensId } : undefined);
  });
  signal.addEventListener('abort', stop, { once: true });
}
