import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_REQUEST_BYTES } from '../operations/request-body.ts';

/** A request as Node received it, as the `Request` that a service takes. `base` is the server's own address. */
export async function toRequest(
  incoming: IncomingMessage,
  base: string,
  signal: AbortSignal,
): Promise<Request> {
  const { method = 'GET' } = incoming;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(incoming.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const body = await readBody(incoming);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(base + (incoming.url ?? '/'), { method, headers, signal, ...(hasBody ? { body } : {}) });
}

/**
 * The body, but never much more of it than the service takes: the rest is read and dropped. Leaving it unread, or
 * handing the stream on, would break the connection before the sender could read that its body was too large.
 */
async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  incoming.on('data', (chunk: Buffer) => {
    if (size <= MAX_REQUEST_BYTES) chunks.push(chunk);
    size += chunk.byteLength;
  });
  await new Promise<void>((resolve, reject) => {
    incoming.once('end', resolve);
    incoming.once('error', reject);
  });
  return Buffer.concat(chunks);
}

/** Writes a service's reply. */
export async function sendResponse(
  response: Response,
  outgoing: ServerResponse,
  more: Record<string, string>,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const empty = response.status === 204;
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    ...more,
    ...(empty ? {} : { 'content-length': body.byteLength }),
  });
  outgoing.end(body);
}
