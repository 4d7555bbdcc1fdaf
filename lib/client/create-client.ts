import { buildRequest } from './build-request.ts';
import type { Client, ClientOptions } from './client.ts';
import { CallError } from './error.ts';
import { readReply } from './read-reply.ts';

/** A client of the four operations over any `Fetch`. It sends each request once and never repeats one by itself. */
export function createClient(options: ClientOptions): Client {
  return {
    async send(name, request, { signal, timeout }) {
      const message = buildRequest(options, name, request);
      const tooLate = AbortSignal.timeout(timeout);
      const either = signal ? AbortSignal.any([signal, tooLate]) : tooLate;
      try {
        // The page's `fetch` must be called on its own global; as a plain function it is.
        const { fetch } = options;
        const response = await abortable(fetch(new Request(message, { signal: either })), either);
        return await readReply(name, response, options, either);
      } catch (error) {
        throw asCallError(error, signal, tooLate);
      }
    },
  };
}

/** A service may hang without ever looking at the request's signal: waiting ends all the same. */
function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Firefox reports a connection lost in mid-body as an AbortError, so only our own signals tell what was cancelled. */
function asCallError(error: unknown, signal: AbortSignal | undefined, tooLate: AbortSignal): CallError {
  const known = error instanceof CallError ? error : undefined;
  if (signal?.aborted) return new CallError({ code: 'cancelled' }, { cause: error, raw: known?.raw });
  if (tooLate.aborted && (!known || known.detail.code === 'incomplete')) {
    return new CallError({ ...known?.detail, code: 'timeout' }, { cause: error, raw: known?.raw });
  }
  if (known) return known;
  return new CallError({ code: 'unreachable' }, { cause: error });
}
