import { CallError } from './error.ts';

/**
 * The body as bytes, at most `limit` of them. A reply is untrusted: a compressed one may unpack to any size, so the
 * bytes are counted as they come out and the rest is never read.
 *
 * @throws CallError `too-large`; whatever the stream fails with passes through
 */
export async function readBody(response: Response, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!response.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body.getReader();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one chunk follows the other
    const { done, value } = await reader.read();
    if (done) return join(chunks, size);
    size += value.byteLength;
    if (size > limit) {
      void reader.cancel();
      throw new CallError({ code: 'too-large', status: response.status });
    }
    chunks.push(value);
  }
}

function join(chunks: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
