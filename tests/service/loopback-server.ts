import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';

export interface LoopbackServer {
  port: number;
  url: string;
  /** Cuts whatever is still open. */
  close(): Promise<void>;
}

/** An HTTP server on a port of 127.0.0.1, a free one when it is 0. */
export async function startLoopbackServer(listener: RequestListener, wanted = 0): Promise<LoopbackServer> {
  const server = createServer(listener);
  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no address.');
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
