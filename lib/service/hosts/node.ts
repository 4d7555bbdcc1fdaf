import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Fetch } from '../../contract/index.ts';
import { PREFLIGHT_HEADERS, corsHeaders, refuseRequest } from './allow-request.ts';
import { sendResponse, toRequest } from './node-messages.ts';
import { openapi } from './openapi.ts';
import { firstOrigins } from './trusted-origins.ts';
import type { TrustedOrigins } from './trusted-origins.ts';

const ALWAYS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Requests that run when the server is told to stop have this long to end. Milliseconds. */
const GRACE = 5_000;

export interface NodeHostOptions {
  fetch: Fetch;
  /** 0 picks a free one. */
  port: number;
  /** One line a request: method, path, status (`gone` when the asker left first), milliseconds; never what was asked. */
  log?: ((line: string) => void) | undefined;
  /** Which extensions may ask; the first that the service does not turn away, unless told otherwise. */
  trusted?: TrustedOrigins | undefined;
}

export interface NodeHost {
  port: number;
  /** `http://127.0.0.1:PORT` */
  url: string;
  /** Takes no more requests and waits for those that run, at most five seconds. */
  close(): Promise<void>;
}

/**
 * Serves a service over HTTP on 127.0.0.1, to extensions and to programs of this machine; also `GET /healthz` and
 * `GET /openapi.json`. Rejects when the port cannot be had.
 */
export async function serveNode({
  fetch,
  port: wanted,
  log = () => {},
  trusted = firstOrigins(),
}: NodeHostOptions): Promise<NodeHost> {
  const server = createServer((incoming, outgoing) => {
    const start = performance.now();
    outgoing.once('close', () => {
      const { method = '', url = '' } = incoming;
      const milliseconds = Math.round(performance.now() - start);
      const status = outgoing.headersSent ? outgoing.statusCode : 'gone';
      log(`${method} ${pathOf(url)} ${status} ${milliseconds}ms`);
    });
    void answer(incoming, outgoing, { fetch, server, trusted });
  });
  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening').catch((cause: unknown) => {
    throw new Error(`The port ${wanted} cannot be had; another program may be using it.`, { cause });
  });
  const port = portOf(server);
  return { port, url: `http://127.0.0.1:${port}`, close: () => close(server) };
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { fetch, server, trusted }: { fetch: Fetch; server: Server; trusted: TrustedOrigins },
): Promise<void> {
  const port = portOf(server);
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  try {
    const reply = await replyTo(incoming, { fetch, port, trusted, signal: gone.signal });
    // A server that was told to stop would wait for connections that their owners keep for later.
    const stopping = server.listening ? {} : { connection: 'close' };
    const readable = reply.status === 403 ? { vary: 'Origin' } : corsHeaders(incoming);
    await sendResponse(reply, outgoing, { ...ALWAYS, ...readable, ...stopping });
  } catch {
    // Only a connection that broke in mid-request ends here.
    outgoing.destroy();
  }
}

async function replyTo(
  incoming: IncomingMessage,
  {
    fetch,
    port,
    trusted,
    signal,
  }: { fetch: Fetch; port: number; trusted: TrustedOrigins; signal: AbortSignal },
): Promise<Response> {
  const base = `http://127.0.0.1:${port}`;
  const refused = refuseRequest(incoming, port, trusted);
  if (refused !== undefined) return refuse(403, refused);
  const { method, url = '' } = incoming;
  if (!url.startsWith('/')) return refuse(400, 'Ask for a path.');
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT_HEADERS });
  if (method === 'TRACE') return refuse(405, 'Send this as a POST.');
  if (method === 'GET' && pathOf(url) === '/healthz') return Response.json({ success: true });
  if (method === 'GET' && pathOf(url) === '/openapi.json') return Response.json(openapi(base));
  const reply = await fetch(await toRequest(incoming, base, signal));
  const { origin } = incoming.headers;
  // What succeeds had the right key.
  if (origin !== undefined && reply.ok) trusted.trust(origin);
  return reply;
}

function refuse(status: number, error: string): Response {
  return Response.json({ success: false, error }, { status });
}

function pathOf(url: string): string {
  return url.split('?', 1)[0]?.slice(0, 100) ?? '';
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), GRACE);
  await closed;
  clearTimeout(late);
}
