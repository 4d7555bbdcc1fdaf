const PAUSE_MS = 25;

/**
 * Asks again and again until the answer is neither undefined, null nor false, and hands that answer out.
 * @param what completes "Waited 10 s for …"; a function is asked at the end, so that it can tell what was there instead
 * @param timeout milliseconds
 */
export async function waitUntil<T>(
  what: string | (() => string | Promise<string>),
  probe: () => T | Promise<T>,
  timeout = 10_000,
): Promise<NonNullable<Exclude<T, false>>> {
  const end = Date.now() + timeout;
  let lastError: unknown;
  do {
    try {
      const answer = await probe();
      if (isAnswer(answer)) return answer;
      lastError = undefined;
    } catch (error) {
      // A page that navigates or a worker that restarts cannot be asked for a moment; only the last word counts.
      lastError = error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  } while (Date.now() < end);
  const words = typeof what === 'string' ? what : await what();
  throw new Error(`Waited ${timeout / 1000} s for ${words}`, { cause: lastError });
}

function isAnswer<T>(answer: T): answer is NonNullable<Exclude<T, false>> {
  return answer !== undefined && answer !== null && answer !== false;
}
