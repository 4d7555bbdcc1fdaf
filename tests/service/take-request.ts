import type { IncomingMessage } from 'node:http';
import type { RecordedRequest } from './fault.ts';

/** A request with its whole body, as it is kept for the test to look at. */
export async function takeRequest(incoming: IncomingMessage): Promise<RecordedRequest> {
  const at = Date.now();
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) if (chunk instanceof Buffer) chunks.push(chunk);
  const headers = Object.fromEntries(
    Object.entries(incoming.headersDistinct).map(([name, values = []]) => [name, values.join(', ')]),
  );
  return {
    method: incoming.method ?? '',
    path: incoming.url ?? '/',
    headers,
    body: Buffer.concat(chunks).toString('utf8'),
    at,
  };
}
