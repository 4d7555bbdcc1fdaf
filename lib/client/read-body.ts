import { CallError } from './error.ts';

/** What came of a body. */
export interface Body {
  bytes: Uint8Array<ArrayBuffer>;
  /** Why it ended before its time: the connection broke, or the signal said so. Absent when it came whole. */
  broken?: unknown;
}

/**
 * The body as bytes, at most `limit` of them. A reply is untrusted: a compressed one may unpack to any size, so the
 * bytes are counted as they come out and the rest is never read. What came before a break is handed out: it was
 * probably paid for.
 *
 * @throws CallError `too-large`
 */
export async function readBody(response: Response, limit: number, signal: AbortSignal): Promise<Body> {
  if (!response.body) return { bytes: new Uint8Array() };
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body.getReader();
  // A service may hang without ever looking at the request's signal: reading ends all the same.
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one chunk follows the other
      const { done, value } = await reader.read();
      if (signal.aborted) return { bytes: join(chunks, size), broken: signal.reason };
      if (done) return { bytes: join(chunks, size) };
      size += value.byteLength;
      if (size > limit) {
        stop();
        throw new CallError({ code: 'too-large', status: response.status });
      }
      chunks.push(value);
    }
  } catch (error) {
    if (error instanceof CallError) throw error;
    return { bytes: join(chunks, size), broken: error };
  } finally {
    signal.removeEventListener('abort', stop);
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
