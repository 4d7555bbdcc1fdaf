import { isRunning } from '../calls/call.ts';
import type { Call } from '../calls/call.ts';
import { microDollars } from '../calls/money.ts';
import type { MicroDollars } from '../calls/money.ts';
import type { ErrorDetail } from '../client/error.ts';
import { isFailedResult } from '../contract/contents.ts';
import type { ContentsReply, ContentsResult } from '../contract/contents.ts';
import { addressKey } from './address-key.ts';
import { readAtOf } from './read-at.ts';

/** A call that reads addresses. */
export type ReadCall = Extract<Call, { operation: 'contents' }>;

/** A call of a reading with its reply, as far as there is one. */
export interface ReadPart {
  call: ReadCall;
  reply: ContentsReply | undefined;
}

/** What became of one address. */
export interface ReadRow {
  url: string;
  state: 'waiting' | 'read' | 'failed' | 'stopped';
  /** The call that asked for it last. */
  callId: string;
  /** Where its result stands in the call's reply. */
  place?: number | undefined;
  title?: string | undefined;
  characters?: number | undefined;
  price?: MicroDollars | null | undefined;
  /** When it was read, if that was before it was asked for: milliseconds since 1970. */
  keptSince?: number | undefined;
  /** Where the service has it from, in its own word. */
  source?: string | undefined;
  /** Why it failed, in the service's words. */
  words?: string | undefined;
  /** Why the whole call failed. */
  error?: ErrorDetail | undefined;
  /** It was asked for with `high` effort already. */
  thorough: boolean;
}

/**
 * One row for each address of a reading, in the order in which they were asked for first. An address that was asked for
 * again has the row of its newest call.
 *
 * @param parts oldest first
 */
export function readRows(parts: readonly ReadPart[]): ReadRow[] {
  const rows = new Map<string, ReadRow>();
  for (const part of parts)
    for (const url of part.call.request.urls) rows.set(addressKey(url), rowOf(url, part));
  return [...rows.values()];
}

function rowOf(url: string, { call, reply }: ReadPart): ReadRow {
  const row = { url, callId: call.id, thorough: call.request.extract_effort === 'high' };
  if (isRunning(call)) return { ...row, state: 'waiting' };
  const place = placeOf(reply?.results ?? [], url);
  const result = reply?.results[place];
  if (result === undefined || isFailedResult(result))
    return {
      ...row,
      state: result === undefined && call.state === 'cancelled' ? 'stopped' : 'failed',
      words: result?.error,
      error: call.error,
    };
  const readAt = readAtOf(call, result);
  return {
    ...row,
    state: 'read',
    place,
    title: result.title,
    characters: result.length,
    source: result.source,
    keptSince: readAt < call.createdAt ? readAt : undefined,
    price: microDollars(result.price),
  };
}

/** `id` is the address as it was asked for; a service that leaves it out is told by `url`. */
function placeOf(results: readonly ContentsResult[], url: string): number {
  const key = addressKey(url);
  const byId = results.findIndex(({ id }) => id !== undefined && addressKey(id) === key);
  if (byId >= 0) return byId;
  return results.findIndex((result) => result.url !== undefined && addressKey(result.url) === key);
}
