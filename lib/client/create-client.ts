import { operations } from '../contract/index.ts';
import type { Fetch, OperationName, ReplyOf, RequestOf } from '../contract/index.ts';
import type { Json } from '../contract/shared.ts';
import { CallError } from './error.ts';
import { readReply } from './read-reply.ts';

export interface ClientOptions {
  fetch: Fetch;
  /** Where the service stands, without a trailing slash. */
  baseUrl: string;
  paths?: Record<OperationName, string> | undefined;
  apiKey?: string | undefined;
  /** Milliseconds since 1970; for `Retry-After` dates. */
  now?: (() => number) | undefined;
}

export interface SendOptions {
  /** Aborting it cancels the call. */
  signal?: AbortSignal | undefined;
  /** Milliseconds until the call is given up. */
  timeout: number;
}

/** A reply that can be used, and the text it was read from. */
export interface Received<Name extends OperationName> {
  reply: ReplyOf<Name>;
  /** The reply before the contract made it its own: to tell what was left out. */
  json: Json;
  /** The reply's text, capped and without the key. */
  raw: string;
  status: number;
}

export interface Client {
  /**
   * Sends one request, once.
   *
   * @throws CallError in every case but success; `detail.code` says which
   */
  send<Name extends OperationName>(
    name: Name,
    request: RequestOf<Name>,
    options: SendOptions,
  ): Promise<Received<Name>>;
}

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

/**
 * The HTTP request of an operation, checked strictly.
 *
 * @throws CallError `invalid-request` with the field and why
 */
export function buildRequest<Name extends OperationName>(
  { baseUrl, paths, apiKey }: ClientOptions,
  name: Name,
  request: RequestOf<Name>,
): Request {
  const parsed = operations[name].request.safeParse(request);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new CallError({ code: 'invalid-request', field: issue?.path.join('.'), words: issue?.message });
  }
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json' });
  if (apiKey) headers.set('x-api-key', apiKey);
  return new Request(baseUrl + (paths?.[name] ?? operations[name].path), {
    method: 'POST',
    headers,
    body: JSON.stringify(parsed.data),
    // `fetch` would carry x-api-key to whatever origin a redirect names (platform.md, section 4).
    redirect: 'manual',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });
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
