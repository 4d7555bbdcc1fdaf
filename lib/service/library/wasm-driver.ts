import type { Database, PreparedStatement } from '@sqlite.org/sqlite-wasm';
import type { Driver, Row, SqlValue, Statement } from './driver.ts';
import { LibraryError, sqliteError } from './library-error.ts';

/**
 * Databases of SQLite's WebAssembly build, wherever they lie: in the origin's private files, or in memory.
 */
export interface WasmFiles {
  /** Names of the databases that are there. */
  names(): string[];
  open(name: string): Database;
  /** Whether a transaction is open: SQLite ends one by itself when the disk is full. */
  inTransaction(database: Database): boolean;
}

/**
 * Opens the library's database in SQLite's WebAssembly build. A damaged one is set aside by leaving it where
 * it is and going on under the next name: the pool of private files cannot rename, and copying might fail on
 * a full disk.
 */
export function openWasmDriver(files: WasmFiles): Driver {
  return new WasmDriver(files);
}

const NAME = /^\/library-(\d+)\.sqlite$/;

class WasmDriver implements Driver {
  readonly #files: WasmFiles;
  #number: number;
  #database: Database;
  readonly #statements = new Map<string, WasmStatement>();

  constructor(files: WasmFiles) {
    this.#files = files;
    this.#number = Math.max(1, ...files.names().map((name) => Number(NAME.exec(name)?.[1] ?? 0)));
    this.#database = told(() => this.#open());
  }

  get #name(): string {
    return `/library-${this.#number}.sqlite`;
  }

  #open(): Database {
    const database = this.#files.open(this.#name);
    try {
      // One holder at a time is the pool's own rule; saying so spares a lock for each transaction.
      // Write-ahead logs need shared memory, which it lacks.
      database.exec(
        'PRAGMA locking_mode = EXCLUSIVE; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16000',
      );
      database.exec(
        'PRAGMA auto_vacuum = INCREMENTAL; PRAGMA secure_delete = ON; PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = NORMAL',
      );
    } catch (error) {
      // Damage shows at the first look; the library then asks for the file to be set aside.
      if (libraryError(error)?.code !== 'corrupt') throw error;
    }
    return database;
  }

  exec(sql: string): void {
    told(() => this.#database.exec(sql));
  }

  prepare(sql: string): Statement {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = new WasmStatement(told(() => this.#database.prepare(sql)));
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  transaction<T>(work: () => T): T {
    this.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.exec('COMMIT');
      return result;
    } catch (error) {
      // A full disk has rolled back by itself; a second ROLLBACK would hide its error.
      if (this.#files.inTransaction(this.#database)) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  setAside(): string {
    const name = this.#name;
    this.close();
    this.#number += 1;
    this.#database = told(() => this.#open());
    return name;
  }

  close(): void {
    for (const statement of this.#statements.values()) statement.finalize();
    this.#statements.clear();
    this.#database.close();
  }
}

class WasmStatement implements Statement {
  readonly #statement: PreparedStatement;
  readonly #columns: readonly string[];

  constructor(statement: PreparedStatement) {
    this.#statement = statement;
    this.#columns = statement.columnCount === 0 ? [] : statement.getColumnNames();
  }

  run(...values: SqlValue[]): void {
    this.#rows(values, 1);
  }

  get(...values: SqlValue[]): Row | undefined {
    return this.#rows(values, 1)[0];
  }

  all(...values: SqlValue[]): Row[] {
    return this.#rows(values, Infinity);
  }

  finalize(): void {
    this.#statement.finalize();
  }

  /** Steps to the end even when one row is wanted: an open cursor would keep the transaction from ending. */
  #rows(values: readonly SqlValue[], most: number): Row[] {
    return told(() => {
      try {
        if (values.length > 0) this.#statement.bind([...values]);
        const rows: Row[] = [];
        while (rows.length < most && this.#statement.step()) rows.push(this.#row());
        return rows;
      } finally {
        this.#statement.reset(true);
      }
    });
  }

  #row(): Row {
    const row: Row = {};
    this.#columns.forEach((column, at) => (row[column] = plain(this.#statement.get(at))));
    return row;
  }
}

function plain(value: unknown): SqlValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError('a column holds no value of SQLite');
}

function told<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw libraryError(error) ?? error;
  }
}

function libraryError(error: unknown): LibraryError | undefined {
  if (error instanceof LibraryError) return error;
  const isSqlite = error instanceof Error && 'resultCode' in error && typeof error.resultCode === 'number';
  return isSqlite ? sqliteError(Number(error.resultCode), error) : undefined;
}
