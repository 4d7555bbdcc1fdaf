import type { ClientOptions } from '../client/client.ts';
import { createClient } from '../client/create-client.ts';
import { CallError } from '../client/error.ts';
import type { Call } from './call.ts';
import type { createClearance } from './clearance.ts';
import type { Journal } from './journal.ts';
import type { Kept } from './reply-row.ts';
import type { Lanes } from './lanes.ts';
import { receivedReply, replyFacts } from './reply-facts.ts';
import { replyNotices } from './reply-notices.ts';
import { replyText } from './reply-text.ts';
import { MAX_WAIT, resendDelay } from './retry.ts';
import type { CallRow } from './store.ts';
import { tidyReply } from './tidy-reply.ts';
import { tryTwice } from './try-twice.ts';
import { commit } from './unsaved.ts';
import type { Unsaved } from './unsaved.ts';

export interface AttemptOptions {
  journal: Journal;
  unsaved: Unsaved;
  lanes: Lanes;
  clearance: ReturnType<typeof createClearance>;
  /** For the parts of a reading on this device: hundreds of pages at once would keep one another waiting. */
  readingLanes: Lanes;
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
  /** Waits until there is a network again; `false` when there was none for too long. */
  online: (signal: AbortSignal) => Promise<boolean>;
  /** Asks to be woken for `resume()` at a time in milliseconds since 1970, even in another life. */
  wakeAt: (time: number) => void;
}

/**
 * One try at a call, from its waiting time to what became of it. Comes back with the call when it waits for another
 * try (after a 429, or for the network), else with nothing.
 *
 * @throws whatever keeps the outcome from being kept anywhere
 */
export async function attemptCall(
  options: AttemptOptions,
  call: CallRow,
  signal: AbortSignal,
): Promise<CallRow | undefined> {
  const places: (() => void)[] = [];
  let started = options.ticks();
  try {
    await waitUntil(call.notBefore ?? 0, options.now, signal);
    if (call.service.kind === 'hosted') {
      places.push(await options.lanes.enter(call.service.address, signal));
      places.push(await tryTwice(() => options.clearance.enter(call, signal)));
    } else if (call.group !== undefined) places.push(await options.readingLanes.enter('', signal));
    const service = await tryTwice(() => options.prepare(call, signal));
    // From here on the request may leave: if this cannot be written, it does not.
    const send = { type: 'send', at: options.now(), bootId: options.bootId } as const;
    if (!(await tryTwice(() => options.journal.record(call.id, send)))) return undefined;
    started = options.ticks();
    await finish(options, call, service, signal);
    return undefined;
  } catch (error) {
    const failure = asCallError(error);
    // Before the lane is free: what waits in line would be refused too.
    if (isAboutAccount(failure)) options.lanes.holdBack(call.service.address);
    // Whatever it waits for now, it waits for it outside.
    leave(places);
    return await settle(options, call, failure, signal, options.ticks() - started);
  } finally {
    leave(places);
  }
}

/** Gives free what a call has taken; to do so twice does no harm. */
function leave(places: (() => void)[]): void {
  for (const place of places.splice(0)) place();
}

/** Sends the request and commits its reply. @throws CallError saying why there is none */
async function finish(
  { journal, unsaved, now, ticks }: AttemptOptions,
  call: CallRow,
  service: ClientOptions & { timeout: number },
  signal: AbortSignal,
): Promise<void> {
  const started = ticks();
  const { reply, json, raw, status } = await createClient(service).send(call.operation, call.request, {
    signal,
    timeout: service.timeout,
  });
  const kept = keptOf(call, { reply, json, raw, status });
  const facts = replyFacts(receivedReply(call.operation, reply));
  const event = { type: 'finish', at: now(), took: ticks() - started, status, ...facts } as const;
  await commit(journal, unsaved, call.id, event, kept);
}

function keptOf(call: Call, from: { reply: object; json?: unknown; raw: string; status: number }): Kept {
  const received = receivedReply(call.operation, from.reply);
  const tidy = tidyReply(received, call.operation === 'contents' ? call.request.urls : []);
  const notices = replyNotices(call, received, from.json);
  return { reply: tidy.reply, raw: from.raw, status: from.status, notices, text: replyText(tidy) };
}

/** Writes down what went wrong, or that the call waits for its next try. */
async function settle(
  options: AttemptOptions,
  call: CallRow,
  { detail, raw = '', reply }: CallError,
  signal: AbortSignal,
  took: number,
): Promise<CallRow | undefined> {
  const { journal, unsaved, now } = options;
  // A person's stop is written by the runner, which knows whether the request had left.
  if (detail.code === 'cancelled') return undefined;
  if (detail.code === 'offline' && (await returnsOnline(options, call, detail, signal))) return call;
  if (signal.aborted) return undefined;
  const wait = resendDelay(detail, call.attempts + 1);
  if (wait !== undefined) {
    const notBefore = now() + wait;
    options.wakeAt(notBefore);
    return await journal.record(call.id, { type: 'wait', notBefore, error: detail });
  }
  const facts = reply && replyFacts(receivedReply(call.operation, reply));
  const cost = detail.code === 'unsuccessful' ? priceOfRefusal(facts?.cost) : undefined;
  const kept = reply
    ? keptOf(call, { reply, raw, status: detail.status ?? 0 })
    : { reply, raw, status: detail.status ?? 0 };
  const event = { type: 'fail', at: now(), took, error: detail, txId: facts?.txId, cost } as const;
  await commit(journal, unsaved, call.id, event, raw === '' ? undefined : kept);
  return undefined;
}

/** Whether the network came back while the call waited for it. Nothing has left yet. */
async function returnsOnline(
  { journal, online }: AttemptOptions,
  call: CallRow,
  error: CallError['detail'],
  signal: AbortSignal,
): Promise<boolean> {
  const row = await journal.record(call.id, { type: 'wait', error });
  return row !== undefined && (await online(signal)) && !signal.aborted;
}

/** A reply with `success: false` names its own cost, and costs nothing when it names none. */
function priceOfRefusal(cost: Call['cost'] | undefined): Call['cost'] {
  return cost && cost.total !== null ? cost : { total: 0, search: 0, ai: 0 };
}

/** Whether the service refused the key or the account, and not this one request. */
function isAboutAccount({ detail }: CallError): boolean {
  return detail.code === 'unauthorized' || detail.code === 'payment-required';
}

function asCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  const words = error instanceof Error ? error.message : String(error);
  return new CallError({ code: 'not-recorded', words }, { cause: error });
}

/** The clock may have been set while the background was gone: no wait is ever longer than the longest that is asked for. */
function waitUntil(time: number, now: () => number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, Math.min(MAX_WAIT, Math.max(0, time - now())));
    const stop = () => {
      clearTimeout(timer);
      reject(new CallError({ code: 'cancelled' }));
    };
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
}
