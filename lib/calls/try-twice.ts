import { CallError } from '../client/error.ts';

/** Milliseconds until the second try: longer than a background that is being ended still runs. */
const PAUSE = 250;

/**
 * Does something that must not fail for a reason of the background's own. While a browser ends the background, its
 * storage and its extension APIs may refuse already what they did a moment ago: then the background is gone before
 * the second try, and its successor finds the call as it was. What still fails is a fault.
 *
 * @throws what the second try throws; a `CallError` of the first one at once, for it says what is the matter
 */
export async function tryTwice<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CallError && error.detail.code !== 'not-recorded') throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return work();
  }
}
