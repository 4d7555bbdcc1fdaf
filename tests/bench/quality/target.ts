import { createClient } from '#lib/client/create-client.ts';
import type { Client } from '#lib/client/client.ts';
import { networkReader } from '#lib/service/hosts/network-reader.ts';
import { serveNode } from '#lib/service/hosts/node.ts';
import { openLibrary } from '#lib/service/library/library.ts';
import { openNodeDriver } from '#lib/service/library/node-driver.ts';
import { createService } from '#lib/service/service.ts';

export interface Target {
  client: Client;
  close(): Promise<void>;
}

/** A service to measure: the one at an address, or the one of this checkout on a free port with an empty library. */
export async function openTarget(url: string | undefined, key: string | undefined): Promise<Target> {
  if (url !== undefined) {
    return { client: createClient({ fetch, baseUrl: url, apiKey: key }), close: async () => undefined };
  }
  const clock = () => Date.now();
  const library = openLibrary(openNodeDriver(':memory:'), clock);
  const apiKey = crypto.randomUUID();
  const service = createService({
    library,
    reader: networkReader({ clock, allowPrivate: true }),
    clock,
    newId: () => crypto.randomUUID(),
    apiKey,
  });
  const host = await serveNode({ fetch: service.fetch, port: 0, log: () => undefined });
  return {
    client: createClient({ fetch, baseUrl: host.url, apiKey }),
    async close() {
      await host.close();
      await library.close();
    },
  };
}
