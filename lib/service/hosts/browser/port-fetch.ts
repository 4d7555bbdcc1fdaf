import type { Fetch } from '../../../contract/index.ts';
import { replySchema } from './port-frames.ts';
import type { AskFrame, ReplyFrame } from './port-frames.ts';

/** Statuses with which a `Response` may have no body, not even an empty one. */
const WITHOUT_BODY = new Set([204, 205, 304]);

interface Waiting {
  resolve: (response: Response) => void;
  reject: (reason: unknown) => void;
}

/**
 * A `Fetch` whose service stands at the other end of a port (`servePort`). Bodies travel as text: the interface is
 * JSON. Like the global `fetch` it rejects with the signal's reason when aborted and with a `TypeError` when the other
 * end fails or goes away.
 */
export function portFetch(port: MessagePort): Fetch {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let closed = false;

  function settle(frame: ReplyFrame): void {
    const call = waiting.get(frame.id);
    waiting.delete(frame.id);
    if (frame.kind === 'response') call?.resolve(responseOf(frame));
    else call?.reject(new TypeError(frame.message));
  }

  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { data: frame } = replySchema.safeParse(data);
    if (frame) settle(frame);
  });
  port.addEventListener('close', () => {
    closed = true;
    for (const { reject } of waiting.values()) reject(new TypeError('The other end of the port has gone.'));
    waiting.clear();
  });
  port.start();

  return async (request) => {
    const { signal } = request;
    const body = await request.text();
    signal.throwIfAborted();
    if (closed) throw new TypeError('The other end of the port has gone.');
    last += 1;
    const id = last;
    const cancel = () => {
      port.postMessage({ kind: 'cancel', id } satisfies AskFrame);
      waiting.get(id)?.reject(signal.reason);
      waiting.delete(id);
    };
    signal.addEventListener('abort', cancel, { once: true });
    const reply = new Promise<Response>((resolve, reject) => waiting.set(id, { resolve, reject }));
    const frame: AskFrame = {
      kind: 'request',
      id,
      url: request.url,
      method: request.method,
      headers: [...request.headers],
      body,
    };
    port.postMessage(frame);
    return reply.finally(() => signal.removeEventListener('abort', cancel));
  };
}

function responseOf(frame: Extract<ReplyFrame, { kind: 'response' }>): Response {
  const { status, statusText, headers, body } = frame;
  return new Response(WITHOUT_BODY.has(status) ? null : body, { status, statusText, headers });
}
