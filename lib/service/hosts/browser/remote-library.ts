import { LIBRARY_ERROR_CODES, LibraryError } from '../../library/library-error.ts';
import type { Library } from '../../types.ts';
import { libraryReplySchema, post, type Endpoint } from './library-calls.ts';
import { watchLife } from './sign-of-life.ts';

/** A call that takes longer is taken for lost: the worker lives, and hangs. */
const LONGEST_CALL_MS = 120_000;

/** A library whose calls are answered by `serveLibrary` at the other end of the port. */
export function connectLibrary(port: Endpoint): Library {
  return libraryOf(new Connection(port));
}

/**
 * The library in a worker of its own. The worker starts with the first call; when it has died, calls under
 * way reject with `LibraryError` `closed`, and the next call starts a new one.
 */
export function startLibrary(start: () => Worker = startWorker): Library {
  let current: { worker: Worker; connection: Connection } | undefined;
  const lose = (worker: Worker): void => {
    if (current?.worker !== worker) return;
    current.connection.lose();
    current = undefined;
    worker.terminate();
  };
  const connect = (): Connection => {
    if (current !== undefined) return current.connection;
    const worker = start();
    const connection = new Connection(worker, () => lose(worker));
    worker.addEventListener('error', () => lose(worker));
    worker.addEventListener('messageerror', () => lose(worker));
    watchLife(worker, () => lose(worker));
    current = { worker, connection };
    return connection;
  };
  const library = libraryOf({ call: (method, args) => connect().call(method, args) });
  return {
    ...library,
    // Closing lets the private files go, so that another page can have them at once; the next call opens them
    // again.
    async close() {
      const closing = current;
      if (closing === undefined) return;
      await closing.connection.call('close', []);
      lose(closing.worker);
    },
  };
}

function startWorker(): Worker {
  return new Worker(new URL('./library-worker.ts', import.meta.url), { type: 'module', name: 'library' });
}

interface Caller {
  call(method: keyof Library, args: unknown[]): Promise<unknown>;
}

class Connection implements Caller {
  readonly #port: Endpoint;
  readonly #onSilence: () => void;
  readonly #waiting = new Map<
    number,
    {
      resolve: (value: unknown) => void;
      reject: (error: Error) => void;
      timer: ReturnType<typeof setTimeout>;
    }
  >();
  #lastId = 0;

  constructor(port: Endpoint, onSilence: () => void = () => this.lose()) {
    this.#port = port;
    this.#onSilence = onSilence;
    port.addEventListener('message', ({ data }) => this.#receive(data));
    if ('start' in port && typeof port.start === 'function') port.start();
  }

  call(method: keyof Library, args: unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = (this.#lastId += 1);
      const timer = setTimeout(() => this.#onSilence(), LONGEST_CALL_MS);
      this.#waiting.set(id, { resolve, reject, timer });
      post(this.#port, { id, method, args });
    });
  }

  /** Rejects what is under way. */
  lose(): void {
    for (const [id, { reject }] of this.#waiting) {
      this.#settled(id);
      reject(
        new LibraryError('closed', 'The library stopped in the middle; nothing was half written. Try again.'),
      );
    }
  }

  #receive(data: unknown): void {
    const parsed = libraryReplySchema.safeParse(data);
    if (!parsed.success) return;
    const call = this.#settled(parsed.data.id);
    if ('error' in parsed.data) call?.reject(errorOf(parsed.data.error));
    else call?.resolve(parsed.data.result);
  }

  #settled(id: number) {
    const call = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (call !== undefined) clearTimeout(call.timer);
    return call;
  }
}

function errorOf({
  name,
  code,
  message,
}: {
  name: string;
  code?: string | undefined;
  message: string;
}): Error {
  const known = LIBRARY_ERROR_CODES.find((each) => each === code);
  if (known !== undefined) return new LibraryError(known, message);
  const error = new Error(message);
  error.name = name;
  return error;
}

function libraryOf(caller: Caller): Library {
  const call = <M extends keyof Library>(
    method: M,
    ...args: Parameters<Library[M]>
  ): ReturnType<Library[M]> =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the other end runs this very method of a library
    caller.call(method, args) as ReturnType<Library[M]>;
  return {
    put: (page) => call('put', page),
    putAll: (pages) => call('putAll', pages),
    get: (url) => call('get', url),
    search: (query) => call('search', query),
    list: (options) => call('list', options),
    forget: (what) => call('forget', what),
    pin: (url, pinned) => call('pin', url, pinned),
    size: () => call('size'),
    status: () => call('status'),
    setLimit: (bytes) => call('setLimit', bytes),
    pages: (options) => call('pages', options),
    addTransaction: (transaction) => call('addTransaction', transaction),
    hasTransaction: (id) => call('hasTransaction', id),
    addFeedback: (feedback) => call('addFeedback', feedback),
    listFeedback: (txId) => call('listFeedback', txId),
    close: () => call('close'),
  };
}
