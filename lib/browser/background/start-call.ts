import type { Runner } from '#lib/calls/runner.ts';
import { callSchema } from '#lib/calls/call.ts';
import type { Call } from '#lib/calls/call.ts';
import { UNKNOWN_COST } from '#lib/calls/money.ts';
import { CallError } from '#lib/client/error.ts';
import { operations } from '#lib/contract/index.ts';
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
  const { service, address } = await readSettings();
  const { tab, scope, windowId } = start;
  const call = {
    id: start.id,
    operation: start.operation,
    request: request.data,
    service: { kind: service, address: service === 'hosted' ? address : '' },
    state: 'waiting',
    createdAt: Date.now(),
    attempts: 0,
    cost: UNKNOWN_COST,
    ...(tab ? { page: { url: tab.url, title: tab.title, tabId: tab.id } } : {}),
    ...(scope ? { scope } : {}),
    ...(windowId === undefined ? {} : { windowId }),
  };
  await runner.start(asCall(call));
}

function asCall(call: unknown): Call {
  const parsed = callSchema.safeParse(call);
  if (!parsed.success)
    throw new CallError({ code: 'invalid-request', words: parsed.error.issues[0]?.message });
  return parsed.data;
}
