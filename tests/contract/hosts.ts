import type { Fetch } from '#lib/contract/index.ts';
import { portFetch } from '#lib/service/hosts/browser/port-fetch.ts';
import { servePort } from '#lib/service/hosts/browser/serve-port.ts';
import { networkReader } from '#lib/service/hosts/network-reader.ts';
import { serveNode } from '#lib/service/hosts/node.ts';
import { openLibrary } from '#lib/service/library/library.ts';
import { openNodeDriver } from '#lib/service/library/node-driver.ts';
import type { Library } from '#lib/service/types.ts';
import { createService } from '#lib/service/service.ts';
import type { ServiceOptions } from '#lib/service/service.ts';

export const KEY = 'contract-key-9b1';

/** A service that runs, as a client sees it. */
export interface Host {
  fetch: Fetch;
  /** Where it stands, without a trailing slash. */
  baseUrl: string;
  close(): Promise<void>;
}

const inProcess = async (fetch: Fetch): Promise<Host> => ({
  fetch,
  baseUrl: 'http://device.invalid',
  close: async () => {},
});

async function overPort(fetch: Fetch): Promise<Host> {
  const { port1, port2 } = new MessageChannel();
  servePort(port2, fetch);
  return {
    fetch: portFetch(port1),
    baseUrl: 'http://device.invalid',
    close: async () => port1.close(),
  };
}

async function overHttp(fetch: Fetch): Promise<Host> {
  const host = await serveNode({ fetch, port: 0 });
  return { fetch: (request) => globalThis.fetch(request), baseUrl: host.url, close: () => host.close() };
}

/** Every way to the service that Node can go. The same suite runs over each. */
export const HOSTS: [string, (options?: Partial<ServiceOptions>) => Promise<Host>][] = [
  ['in process', (options) => inProcess(service(options))],
  ['over a port', (options) => overPort(service(options))],
  ['over HTTP', (options) => overHttp(service(options))],
];

const clock = () => Date.now();

/** An empty library. */
export function memoryLibrary(): Library {
  return openLibrary(openNodeDriver(':memory:'), clock);
}

/** A service of its own, with an empty library in memory, that may read pages of this machine. */
function service(options: Partial<ServiceOptions> = {}): Fetch {
  return createService({
    library: memoryLibrary(),
    reader: networkReader({ clock, allowPrivate: true }),
    clock,
    newId: () => crypto.randomUUID(),
    apiKey: KEY,
    ...options,
  }).fetch;
}

/** Posts JSON as the interface says, with the key. */
export function post(
  host: Host,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return host.fetch(
    new Request(host.baseUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': KEY, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}
