import type { Runner } from '#lib/calls/runner.ts';
import { callSchema } from '#lib/calls/call.ts';
import type { Call } from '#lib/calls/call.ts';
import { UNKNOWN_COST } from '#lib/calls/money.ts';
import { CallError } from '#lib/client/error.ts';
import { operations } from '#lib/contract/index.ts';
import { isPrivate } from '#lib/page/is-private.ts';
import type { StartCall } from '../messages.ts';
import { readSettings } from '../settings.ts';

/**
 * Writes a call down and sends it to the service of the settings.
 *
 * @throws CallError `invalid-request` with the field, `not-recorded`
 */
export async function startCall(runner: Runner, start: StartCall): Promise<void> {
  const request = operations[start.operation].request.safeParse(start.request);
  if (!request.success) {
    const [issue] = request.error.issues;
    throw new CallError({ code: 'invalid-request', field: issue?.path.join('.'), words: issue?.message });
  }
  const { service: usual, address, dataMaxPrice } = await readSettings();
  const { tab, scope, windowId, follows, overLimit, group } = start;
  // Whoever named a service for this call has decided; else a page that the hosted one cannot reach is read here.
  const rerouted = start.service === undefined && usual === 'hosted' && isOutOfReach(start, address);
  const service = rerouted ? 'device' : (start.service ?? usual);
  const call = {
    id: start.id,
    operation: start.operation,
    request: capped(start.operation, request.data, service === 'hosted' ? dataMaxPrice : null),
    service: { kind: service, address: service === 'hosted' ? address : '' },
    state: 'waiting',
    createdAt: Date.now(),
    attempts: 0,
    cost: UNKNOWN_COST,
    ...(tab ? { page: { url: tab.url, title: tab.title, tabId: tab.id } } : {}),
    ...(scope ? { scope } : {}),
    ...(follows ? { follows } : {}),
    ...(overLimit ? { overLimit } : {}),
    ...(group === undefined ? {} : { group }),
    ...(rerouted ? { rerouted } : {}),
    ...(windowId === undefined ? {} : { windowId }),
  };
  await runner.start(asCall(call));
}

/** Whether all that a call asks about lies in a private network in which the service does not stand itself. */
function isOutOfReach({ operation, request, scope = 'web', tab }: StartCall, address: string): boolean {
  if (isPrivate(address)) return false;
  const urls = operation === 'contents' ? request['urls'] : undefined;
  if (Array.isArray(urls)) return urls.every((url) => typeof url === 'string' && isPrivate(url));
  return scope !== 'web' && tab !== undefined && isPrivate(tab.url);
}

/** The person's cap on the price of search data goes with each answer that names none of its own. */
function capped(operation: StartCall['operation'], request: object, dataMaxPrice: number | null): object {
  if (operation !== 'answer' || dataMaxPrice === null || 'data_max_price' in request) return request;
  return { ...request, data_max_price: dataMaxPrice };
}

function asCall(call: unknown): Call {
  const parsed = callSchema.safeParse(call);
  if (!parsed.success)
    throw new CallError({ code: 'invalid-request', words: parsed.error.issues[0]?.message });
  return parsed.data;
}
