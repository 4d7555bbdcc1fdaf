import type { Call } from '#lib/calls/call.ts';
import { buildRequest } from '#lib/client/build-request.ts';
import type { OperationName } from '#lib/contract/index.ts';

/** A request as it leaves, without the key. */
export interface SentRequest {
  method: string;
  address: string;
  headers: [name: string, value: string][];
  body: string;
}

/** The device's own address, as far as a request needs one. */
const DEVICE = 'https://this-device.invalid';

/**
 * The request of a call, made by the very code that sent it. The paths are those of the settings now.
 *
 * @throws CallError `invalid-request` when the contract does not take it (any more)
 */
export async function requestOf(call: Call, paths: Record<OperationName, string>): Promise<SentRequest> {
  const hosted = call.service.kind === 'hosted';
  const baseUrl = hosted ? call.service.address : DEVICE;
  const request = buildRequest(
    { fetch: (each) => fetch(each), baseUrl, ...(hosted ? { paths } : {}) },
    call.operation,
    call.request,
  );
  return {
    method: request.method,
    address: hosted ? request.url : new URL(request.url).pathname,
    headers: [...request.headers],
    body: JSON.stringify(JSON.parse(await request.text()), undefined, 2),
  };
}
