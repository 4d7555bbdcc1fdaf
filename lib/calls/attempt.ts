import { createClient } from '../client/create-client.ts';
import type { ClientOptions } from '../client/create-client.ts';
import { CallError } from '../client/error.ts';
import type { Call } from './call.ts';
import type { Journal } from './journal.ts';
import { receivedReply, replyFacts } from './reply-facts.ts';
import { resendDelay } from './retry.ts';
import type { CallRow } from './store.ts';

export interface AttemptOptions {
  journal: Journal;
  /** Names this life of the background. */
  bootId: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds by a clock that is never set back. */
  ticks: () => number;
  /**
   * Makes a call ready to be sent: the service to send it to, with its key, after the page was handed over.
   *
   * @throws CallError when it cannot be sent; nothing is charged then
   */
  prepare: (call: Call, signal: AbortSignal) => Promise<ClientOptions & { timeout: number }>;
  /** Asks to be woken for `resume()` at a time in milliseconds since 1970, even in another life. */
  wakeAt: (time: number) => void;
}

/**
 * One try at a call, from its waiting time to what became of it. Comes back with the call when it waits for another
 * try (after a 429), else with nothing.
 *
 * @throws CallError `not-recorded` when the outcome could not be written down
 */
export async function attemptCall(
  options: AttemptOptions,
  call: CallRow,
  signal: AbortSignal,
): Promise<CallRow | undefined> {
  const { journal, now, ticks } = options;
  let started = ticks();
  try {
    await waitUntil(call.notBefore ?? 0, now, signal);
    const service = await options.prepare(call, signal);
    // From here on the request may leave: if this cannot be written, it does not.
    const sent = await journal.record(call.id, { type: 'send', at: now(), bootId: options.bootId });
    if (!sent) return undefined;
    started = ticks();
    const { timeout } = service;
    const { reply, raw, status } = await createClient(service).send(call.operation, call.request, {
      signal,
      timeout,
    });
    const facts = replyFacts(receivedReply(call.operation, reply));
    const took = ticks() - started;
    await journal.record(
      call.id,
      { type: 'finish', at: now(), took, status, ...facts },
      { reply, raw, status },
    );
    return undefined;
  } catch (error) {
    return await settle(options, call, asCallError(error), ticks() - started);
  }
}

/** Writes down what went wrong, or that the call waits for its next try. */
async function settle(
  { journal, now, wakeAt }: AttemptOptions,
  call: CallRow,
  { detail, raw, reply }: CallError,
  took: number,
): Promise<CallRow | undefined> {
  // A person's stop is written by the runner, which knows whether the request had left.
  if (detail.code === 'cancelled') return undefined;
  const wait = resendDelay(detail, call.attempts + 1);
  if (wait !== undefined) {
    const notBefore = now() + wait;
    wakeAt(notBefore);
    return await journal.record(call.id, { type: 'wait', notBefore, error: detail });
  }
  const facts = reply && replyFacts(receivedReply(call.operation, reply));
  const cost = detail.code === 'unsuccessful' ? priceOfRefusal(facts?.cost) : undefined;
  await journal.record(
    call.id,
    { type: 'fail', at: now(), took, error: detail, txId: facts?.txId, cost },
    raw === undefined ? undefined : { reply, raw, status: detail.status ?? 0 },
  );
  return undefined;
}

/** A reply with `success: false` names its own cost, and costs nothing when it names none. */
function priceOfRefusal(cost: Call['cost'] | undefined): Call['cost'] {
  return cost && cost.total !== null ? cost : { total: 0, search: 0, ai: 0 };
}

function asCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  const words = error instanceof Error ? error.message : String(error);
  return new CallError({ code: 'not-recorded', words }, { cause: error });
}

function waitUntil(time: number, now: () => number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, Math.max(0, time - now()));
    const stop = () => {
      clearTimeout(timer);
      reject(new CallError({ code: 'cancelled' }));
    };
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
}
