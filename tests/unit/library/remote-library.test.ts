// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { connectLibrary, startLibrary } from '#lib/service/hosts/browser/remote-library.ts';
import { serveLibrary } from '#lib/service/hosts/browser/serve-library.ts';
import { LibraryError } from '#lib/service/library/library-error.ts';
import { openLibrary } from '#lib/service/library/library.ts';
import { openNodeDriver } from '#lib/service/library/node-driver.ts';
import type { Library } from '#lib/service/types.ts';
import { samplePage, sampleQuery } from './sample-page.ts';

const openInMemory = async () => openLibrary(openNodeDriver(':memory:'), () => 1);

/** A worker whose inside is a port of this thread: what `Worker` is to its owner, and a way to let it die. */
class FakeWorker extends EventTarget {
  readonly #inside = new EventTarget();
  #alive = true;

  constructor(open: () => Promise<Library>) {
    super();
    serveLibrary(
      {
        postMessage: (message) => this.#deliver(this, message),
        addEventListener: (type, listener) =>
          this.#inside.addEventListener(type, (event) => {
            if (event instanceof MessageEvent) listener(event);
          }),
      },
      open,
    );
  }

  postMessage(message: unknown): void {
    this.#deliver(this.#inside, message);
  }

  terminate(): void {
    this.#alive = false;
  }

  #deliver(to: EventTarget, message: unknown): void {
    const data: unknown = structuredClone(message);
    queueMicrotask(() => {
      if (this.#alive) to.dispatchEvent(new MessageEvent('message', { data }));
    });
  }
}

function asWorker(worker: FakeWorker): Worker {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- has all of a worker that its owner uses
  return worker as unknown as Worker;
}

describe('a library at the other end of a port', () => {
  it('answers as the library itself does', async () => {
    const { port1, port2 } = new MessageChannel();
    serveLibrary(port2, openInMemory);
    port2.start();
    const library = connectLibrary(port1);
    await library.put(samplePage('https://a.example/', 'Bees', 'Bees make honey from nectar.'));
    const [hit] = await library.search(sampleQuery('What do bees make?'));
    expect(hit?.page.url).toBe('https://a.example/');
    expect(await library.get('https://a.example/#top')).toMatchObject({ title: 'Bees' });
    expect(await library.get('https://b.example/')).toBeUndefined();
    port1.close();
    port2.close();
  });

  it('gives errors with their name and code', async () => {
    const { port1, port2 } = new MessageChannel();
    serveLibrary(port2, async () => {
      throw new LibraryError('newer', 'Too new.');
    });
    port2.start();
    const failure = await connectLibrary(port1)
      .size()
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LibraryError);
    expect(failure).toMatchObject({ code: 'newer', message: 'Too new.' });
    port1.close();
    port2.close();
  });
});

describe('a library in a worker', () => {
  it('is not started before the first call', async () => {
    let started = 0;
    const library = startLibrary(() => {
      started += 1;
      return asWorker(new FakeWorker(openInMemory));
    });
    expect(started).toBe(0);
    await Promise.all([library.size(), library.status()]);
    expect(started).toBe(1);
  });

  it('rejects what was under way when the worker dies, and starts another for the next call', async () => {
    const workers: FakeWorker[] = [];
    const library = startLibrary(() => {
      const worker = new FakeWorker(
        workers.length === 0 ? () => new Promise<Library>(() => undefined) : openInMemory,
      );
      workers.push(worker);
      return asWorker(worker);
    });
    const lost = library.size();
    workers[0]?.dispatchEvent(new Event('error'));
    await expect(lost).rejects.toMatchObject({ code: 'closed' });
    expect((await library.size()).pages).toBe(0);
    expect(workers).toHaveLength(2);
  });

  it('is lost at once when its lock is freed, for a browser ends a worker without a word', async () => {
    const workers: FakeWorker[] = [];
    const library = startLibrary(() => {
      const worker = new FakeWorker(
        workers.length === 0 ? () => new Promise<Library>(() => undefined) : openInMemory,
      );
      workers.push(worker);
      return asWorker(worker);
    });
    const lost = library.size();
    const ended = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    void navigator.locks.request('life of the first', () => {
      held.resolve();
      return ended.promise;
    });
    await held.promise;
    workers[0]?.dispatchEvent(new MessageEvent('message', { data: { alive: 'life of the first' } }));
    ended.resolve();
    await expect(lost).rejects.toMatchObject({ code: 'closed' });
    expect((await library.size()).pages).toBe(0);
    expect(workers).toHaveLength(2);
  });
});
