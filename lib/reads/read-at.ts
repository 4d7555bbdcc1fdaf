import type { Call } from '../calls/call.ts';
import type { ContentsResult } from '../contract/contents.ts';

/**
 * When the page of a result was read, in milliseconds since 1970. This device tells: a copy that it has kept stands in
 * for a page that cannot be had now. Whatever another service says of it is not taken.
 */
export function readAtOf({ service, endedAt, createdAt }: Call, result: ContentsResult): number {
  const stated = result['read_at'];
  const time = service.kind === 'device' && typeof stated === 'string' ? Date.parse(stated) : Number.NaN;
  return Number.isNaN(time) ? (endedAt ?? createdAt) : time;
}
