import type { Json } from '../contract/shared.ts';
import type { ReplyNotice } from './reply-notices.ts';
import type { ReplyRow } from './store.ts';

/** What is kept of a reply beside the call. */
export interface Kept {
  reply: object | undefined;
  raw: string;
  status: number;
  notices?: ReplyNotice[];
  /** What the reply says, to be found by. */
  text?: string;
}

/** The row of a reply. */
export function replyRow(id: string, { reply, raw, status, notices = [] }: Kept): ReplyRow {
  const odd = notices.length > 0 ? { notices } : {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it came from JSON.parse (client)
  return { id, raw, status, ...(reply ? { reply: plain(reply) as Json } : {}), ...odd };
}

/** The contract keeps names of the service's own in a Map; what lies in the store is parsed by it again, as JSON. */
function plain(reply: object): object {
  const fields = Object.entries(reply).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Map ? Object.fromEntries(value) : value,
  ]);
  return Object.fromEntries(fields);
}
