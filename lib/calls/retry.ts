import type { ErrorDetail } from '../client/error.ts';

/** Only a 429 is sent again by itself, this often at the most (faults.md, step 6). */
const MAX_RESENDS = 2;
/** A longer wait than this is for the person to decide. */
export const MAX_WAIT = 60_000;
const FIRST_WAIT = 2_000;

/**
 * Milliseconds to wait before a call is sent again by itself, or `undefined` when it must not be.
 *
 * @param attempts requests sent so far
 */
export function resendDelay(error: ErrorDetail, attempts: number): number | undefined {
  if (error.code !== 'rate-limited' || attempts > MAX_RESENDS) return undefined;
  const wait = error.retryAfter ?? FIRST_WAIT * 2 ** (attempts - 1);
  return wait <= MAX_WAIT ? wait : undefined;
}
