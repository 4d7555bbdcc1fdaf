import type { Fetch } from '#lib/contract/index.ts';
import type { Draft, Fault, JsonObject, Moment } from './fault.ts';
import { FAULTS } from './faults/index.ts';
import { withPrices } from './prices.ts';

export interface Made {
  draft: Draft;
  /** What the service books for this request, in dollars; `undefined` when it books nothing. */
  dollars: number | undefined;
  txId: string | undefined;
}

/** The words of a fault that have something to do, in the order in which they were said. */
export function faultsOf({ words }: Moment): [Fault, string][] {
  return Object.entries(words).flatMap(([word, value]) => (FAULTS[word] ? [[FAULTS[word], value]] : []));
}

/** The reply to a request: what the real service answers, priced, and what the fault makes of it. */
export async function makeReply(moment: Moment, fetch: Fetch): Promise<Made> {
  const real = await askService(moment, fetch);
  const faults = faultsOf(moment);
  const instead = faults.flatMap(([fault, value]) => fault.instead?.(value, moment) ?? []).at(-1);
  const draft = instead ?? draftOf(real, moment, faults);
  for (const [fault, value] of faults) fault.draft?.(draft, value, moment);
  const books = 'charge' in moment.words || faults.every(([fault]) => fault.unbooked !== true);
  return { draft, txId: txIdOf(real.body), dollars: books && real.dollars > 0 ? real.dollars : undefined };
}

interface Real {
  status: number;
  body: JsonObject;
  dollars: number;
}

async function askService({ operation, request, ownUrl, words }: Moment, fetch: Fetch): Promise<Real> {
  const { method, path, headers, body: sent } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const response = await fetch(
    new Request(ownUrl + path, { method, headers, ...(hasBody ? { body: sent } : {}) }),
  );
  const body: JsonObject = await response.json();
  if (!response.ok || operation === undefined) return { status: response.status, body, dollars: 0 };
  const priced = withPrices(operation, body);
  const share = operation === 'contents' ? goodShare(body, Number(words['failed'] ?? 0)) : 1;
  return { status: response.status, body: priced.body, dollars: priced.dollars * share };
}

/** Of a contents request only the addresses that were read are paid for. */
function goodShare(body: JsonObject, failed: number): number {
  const processed = Number(body['urls_processed'] ?? 0);
  return processed === 0 ? 0 : Math.max(0, processed - failed) / processed;
}

function draftOf(real: Real, moment: Moment, faults: [Fault, string][]): Draft {
  let body: unknown = real.body;
  for (const [fault, value] of faults) if (isObject(body)) body = fault.json?.(body, value, moment) ?? body;
  let text = JSON.stringify(body);
  for (const [fault, value] of faults) text = fault.text?.(text, value, moment) ?? text;
  return { status: real.status, headers: { 'content-type': 'application/json' }, body: Buffer.from(text) };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function txIdOf(body: JsonObject): string | undefined {
  const id = body['ai_tx_id'] ?? body['tx_id'];
  return typeof id === 'string' ? id : undefined;
}
