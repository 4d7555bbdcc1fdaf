import type { Library } from '../types.ts';
import type { Driver } from './driver.ts';
import { LibraryError } from './library-error.ts';
import { listEntries } from './list-entries.ts';
import { migrate } from './migrations.ts';
import { PageFile, usedBytes } from './page-file.ts';
import { search } from './ranking/search.ts';
import { Settings } from './settings.ts';
import { addFeedback, addTransaction, hasTransaction, listFeedback } from './transactions.ts';

/**
 * Opens the library that lies in a database: brings it to the newest version, or makes it. A damaged file is
 * put under another name, an empty library begun, and `status()` says so. Throws `LibraryError` `newer` for a
 * file of a later program.
 *
 * Every method is one transaction and rejects with `LibraryError` where a person can be told why. `clock`
 * gives milliseconds since 1970.
 */
export function openLibrary(driver: Driver, clock: () => number): Library {
  const session = new Session(driver, clock);
  const run = session.run.bind(session);
  const { pages, settings } = session;
  return {
    put: (page) => run(() => pages.put([page])),
    putAll: (all) => run(() => pages.put(all)),
    get: (url) => run(() => pages.get(url)),
    search: (query) => run(() => search(pages, query)),
    list: (options) => run(() => listEntries(driver, options)),
    forget: (what) => run(() => pages.forget(what)),
    pin: (url, pinned) => run(() => pages.pin(url, pinned)),
    size: () => run(() => ({ pages: session.pageCount(), bytes: usedBytes(driver) })),
    status: () => run(() => settings.status()),
    setLimit: (bytes) => run(() => pages.setLimit(bytes)),
    pages: (options) => run(() => pages.pages(options)),
    addTransaction: (transaction) => run(() => addTransaction(driver, transaction)),
    hasTransaction: (id) => run(() => hasTransaction(driver, id)),
    addFeedback: (feedback) => run(() => addFeedback(driver, feedback)),
    listFeedback: (txId) => run(() => listFeedback(driver, txId)),
    close: async () => session.close(),
  };
}

class Session {
  readonly pages: PageFile;
  readonly settings: Settings;
  readonly #driver: Driver;
  readonly #clock: () => number;
  #closed = false;

  constructor(driver: Driver, clock: () => number) {
    this.#driver = driver;
    this.#clock = clock;
    this.pages = new PageFile(driver);
    this.settings = new Settings(driver);
    try {
      this.#begin();
    } catch (error) {
      if (!isDamage(error)) throw error;
      this.#mend();
    }
  }

  /** Async only to the outside: nothing else runs between the start and the end of `work`. */
  async run<T>(work: () => T): Promise<T> {
    if (this.#closed) throw new LibraryError('closed', 'The library is closed.');
    try {
      return work();
    } catch (error) {
      if (!isDamage(error)) throw error;
      const name = this.#mend();
      const message = `The library file was damaged. It was kept as ${name}, and an empty library was begun.`;
      throw new LibraryError('corrupt', message, { cause: error });
    }
  }

  pageCount(): number {
    this.pages.facts.load();
    return this.pages.facts.pages;
  }

  close(): void {
    if (!this.#closed) this.#driver.close();
    this.#closed = true;
  }

  /** The first look into the file: a damaged one mostly fails here. */
  #begin(): void {
    migrate(this.#driver);
    this.pages.reset();
    this.pages.facts.load();
    this.settings.status();
  }

  #mend(): string {
    const name = this.#driver.setAside(this.#clock());
    this.#begin();
    this.settings.addSetAside(name);
    return name;
  }
}

function isDamage(error: unknown): boolean {
  return error instanceof LibraryError && error.code === 'corrupt';
}
