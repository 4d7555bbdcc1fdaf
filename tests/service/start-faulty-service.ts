import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { OPERATION_NAMES } from '#lib/contract/index.ts';
import type { Fetch, OperationName } from '#lib/contract/index.ts';
import { PREFLIGHT_HEADERS, corsHeaders } from '#lib/service/hosts/allow-request.ts';
import type { Page } from '#lib/service/types.ts';
import { answerControl } from './answer-control.ts';
import { FaultQueue } from './fault-queue.ts';
import type { Draft, FaultWords, RecordedRequest } from './fault.ts';
import { startLoopbackServer } from './loopback-server.ts';
import type { LoopbackServer } from './loopback-server.ts';
import { makeReply } from './make-reply.ts';
import { SAMPLE_PAGES } from './sample-pages.ts';
import { sendReply } from './send-reply.ts';
import { serviceOverPages } from './service-over-pages.ts';
import { takeRequest } from './take-request.ts';

/** One booking of the service. */
export interface LedgerEntry {
  operation: OperationName;
  dollars: number;
  txId: string | undefined;
  at: number;
}

export interface FaultyService {
  url: string;
  port: number;
  key: string;
  /** Every request but preflights and the controls, in the order of arrival. */
  requests(): RecordedRequest[];
  /** What reached the other origin that `redirect=cross` points to. */
  sunk(): RecordedRequest[];
  /** What it charged. */
  ledger(): LedgerEntry[];
  /** Befalls the next request (of one operation), or with `times=N` the next N. */
  next(fault: string | FaultWords, operation?: OperationName): void;
  /** Befalls every request that has no fault of its own; '' ends it. */
  always(fault: string | FaultWords): void;
  /** Forgets faults, requests and bookings. */
  reset(): void;
  close(): Promise<void>;
}

export interface FaultyServiceOptions {
  key?: string | undefined;
  port?: number | undefined;
  /** What its library holds and its reader can get; a few sample pages when left out. */
  pages?: Page[] | undefined;
}

/**
 * The real service on loopback, with prices, and with faults in front of it: see `faults/` for the words. A key that
 * begins with `broke` is refused with 402. From outside the process, `POST /__next`, `POST /__always` (the fault as
 * text), `POST /__reset`, `GET /__requests` and `GET /__ledger` do what the methods do.
 */
export async function startFaultyService(options: FaultyServiceOptions = {}): Promise<FaultyService> {
  const { key = 'loopback-key-f3a', port = 0, pages = SAMPLE_PAGES } = options;
  const fetch = await serviceOverPages(pages, { apiKey: key });
  const queue = new FaultQueue();
  const requests: RecordedRequest[] = [];
  const sunk: RecordedRequest[] = [];
  const ledger: LedgerEntry[] = [];
  const reset = () => {
    queue.clear();
    requests.length = 0;
    sunk.length = 0;
    ledger.length = 0;
  };
  const sink = await startSink(sunk);
  const controls = { queue, requests: () => requests, ledger: () => ledger, reset };
  const server = await startLoopbackServer((incoming) => {
    void answer(incoming, incoming.socket).catch((error: unknown) => incoming.socket.destroy(asError(error)));
  }, port);

  async function answer(incoming: IncomingMessage, socket: Socket): Promise<void> {
    // A browser that gives up resets the connection; that is what half of these tests are about.
    socket.on('error', () => socket.destroy());
    const request = await takeRequest(incoming);
    const operation = OPERATION_NAMES.find((name) => request.path.split('?', 1)[0]?.endsWith(`/${name}`));
    const moment = { operation, request, words: {}, ownUrl: server.url, sinkUrl: sink.url };
    const quick = quickReply(request) ?? answerControl(request, controls);
    if (quick) return sendReply(withCors(quick, incoming), moment, socket);
    requests.push(request);
    const doomed = { ...moment, words: queue.take(operation) };
    const { draft, dollars, txId } = await makeReply(doomed, keyed(fetch));
    if (dollars !== undefined && operation) ledger.push({ operation, dollars, txId, at: Date.now() });
    return sendReply(withCors(draft, incoming), doomed, socket);
  }

  return {
    url: server.url,
    port: server.port,
    key,
    requests: () => [...requests],
    sunk: () => [...sunk],
    ledger: () => [...ledger],
    next: (fault, operation) => queue.next(fault, operation),
    always: (fault) => queue.always(fault),
    reset,
    async close() {
      await Promise.all([server.close(), sink.close()]);
    },
  };
}

/** Another origin, which keeps what reaches it. */
function startSink(sunk: RecordedRequest[]): Promise<LoopbackServer> {
  const keep = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    sunk.push(await takeRequest(incoming));
    outgoing.writeHead(200, { ...corsHeaders(incoming), ...PREFLIGHT_HEADERS, connection: 'close' });
    outgoing.end('{"success":true}');
  };
  return startLoopbackServer((incoming, outgoing) => void keep(incoming, outgoing));
}

/** Preflights, and the end of `redirect=loop`, which is its beginning. */
function quickReply({ method, path }: RecordedRequest): Draft | undefined {
  if (method === 'OPTIONS') return { status: 204, headers: PREFLIGHT_HEADERS, body: Buffer.alloc(0) };
  if (path !== '/__loop') return undefined;
  return { status: 302, headers: { location: '/__loop' }, body: Buffer.alloc(0) };
}

function withCors(draft: Draft, incoming: IncomingMessage): Draft {
  return { ...draft, headers: { ...draft.headers, ...corsHeaders(incoming) } };
}

/** An account without money: our own service, which is free, has no such thing. */
function keyed(fetch: Fetch): Fetch {
  return async (request) =>
    request.headers.get('x-api-key')?.startsWith('broke')
      ? Response.json({ success: false, error: 'The balance of this account is too low.' }, { status: 402 })
      : fetch(request);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
