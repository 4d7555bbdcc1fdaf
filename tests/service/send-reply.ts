import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Draft, Moment, Wire } from './fault.ts';
import { faultsOf } from './make-reply.ts';

const WITHOUT_BODY = new Set([204, 304]);

/**
 * Writes a reply to the connection itself, past node:http, which would not let itself be misused so.
 * One request a connection: browsers re-send a POST by themselves when a kept one dies.
 */
export async function sendReply(draft: Draft, moment: Moment, socket: Socket): Promise<void> {
  const faults = faultsOf(moment);
  const wire: Wire = {
    socket,
    head: headOf(draft),
    body: WITHOUT_BODY.has(draft.status) ? Buffer.alloc(0) : draft.body,
    wait: (milliseconds) => waitOn(socket, milliseconds),
  };
  for (const [fault, value] of faults) {
    // oxlint-disable-next-line no-await-in-loop -- one delay after the other
    await fault.before?.(wire, value);
    if (socket.destroyed) return;
  }
  const deliverer = faults.find(([fault]) => fault.deliver);
  if (deliverer) await deliverer[0].deliver?.(wire, deliverer[1], moment);
  else socket.end(Buffer.concat([wire.head, wire.body]));
}

function headOf({ status, headers, body }: Draft): Buffer {
  const all: Record<string, string> = { connection: 'close', ...headers };
  const hasLength = 'content-length' in all || 'transfer-encoding' in all || WITHOUT_BODY.has(status);
  if (!hasLength) all['content-length'] = String(body.byteLength);
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Injected'}\r\n${lines.join('')}\r\n`,
    'latin1',
  );
}

async function waitOn(socket: Socket, milliseconds: number): Promise<void> {
  const gone = new AbortController();
  const stop = () => gone.abort();
  socket.once('close', stop);
  // The wait rejects when the connection is gone; the caller looks at the socket anyway.
  await sleep(milliseconds, undefined, { signal: gone.signal }).catch(() => undefined);
  socket.off('close', stop);
}
