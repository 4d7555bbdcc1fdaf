import sqlite3InitModule, { type Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { LibraryError } from '../../library/library-error.ts';
import type { WasmFiles } from '../../library/wasm-driver.ts';

/** Database, journal, and as much again for one that was set aside, with room to spare. */
const CAPACITY = 8;

/** Another holder lets go within a moment when its page is being closed. */
const TRIES = 20;
const PAUSE_MS = 150;

/**
 * The other file systems need headers that an extension's page does not have; trying them costs time and
 * warnings. What fails is thrown as well, so that it need not be told to the console.
 */
const ONLY_THE_POOL = {
  disable: { vfs: { opfs: true, 'opfs-wl': true, kvvfs: true } },
  warn: () => undefined,
  error: () => undefined,
};

/**
 * Opens the pool of private files (OPFS) that holds the library's databases. Only a worker can, and only one
 * at a time in the whole browser profile. Rejects with `LibraryError` `locked` when another one does not let
 * go within three seconds.
 */
export async function openPool(load: () => Promise<Sqlite3Static> = sqlite3InitModule): Promise<WasmFiles> {
  Object.assign(globalThis, { sqlite3ApiConfig: ONLY_THE_POOL });
  const sqlite3 = await load();
  const pool = await install(sqlite3, TRIES);
  await pool.reserveMinimumCapacity(pool.getFileNames().length + CAPACITY);
  return {
    names: () => pool.getFileNames(),
    open: (name) => new pool.OpfsSAHPoolDb(name),
    inTransaction: (database) =>
      database.pointer !== undefined && sqlite3.capi.sqlite3_get_autocommit(database.pointer) === 0,
  };
}

type Pool = Awaited<ReturnType<Sqlite3Static['installOpfsSAHPoolVfs']>>;

async function install(sqlite3: Sqlite3Static, tries: number): Promise<Pool> {
  try {
    const options = {
      name: 'sidelight',
      initialCapacity: CAPACITY,
      // Without it SQLite deletes the whole pool when it cannot be opened, as when another page still holds
      // it.
      preserveOnInitFailure: true,
      forceReinitIfPreviouslyFailed: true,
    };
    return await sqlite3.installOpfsSAHPoolVfs(options);
  } catch (error) {
    if (!isHeldElsewhere(error)) throw error;
    if (tries <= 1) {
      throw new LibraryError('locked', 'Another window is using the library.', { cause: error });
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return install(sqlite3, tries - 1);
  }
}

/** The names that the two browsers give to a file handle that somebody else has. */
function isHeldElsewhere(error: unknown): boolean {
  return (
    error instanceof Error && /NoModificationAllowed|InvalidState/.test(`${error.name} ${error.message}`)
  );
}
