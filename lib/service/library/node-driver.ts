import { existsSync, renameSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Driver, Row, SqlValue, Statement } from './driver.ts';
import { sqliteError } from './library-error.ts';

/** What belongs to one database: the file, its write-ahead log and the log's index. */
const FILES = ['', '-wal', '-shm'];

/**
 * Opens a database file under Node, or `:memory:`. A commit survives the death of the process; the last
 * commits before a power cut may be missing, the file is whole all the same.
 */
export function openNodeDriver(path: string): Driver {
  return new NodeDriver(path);
}

class NodeDriver implements Driver {
  readonly #path: string;
  #database: DatabaseSync;
  #statements = new Map<string, Statement>();

  constructor(path: string) {
    this.#path = path;
    this.#database = told(() => this.#open());
  }

  #open(): DatabaseSync {
    const database = new DatabaseSync(this.#path, { timeout: 2_000 });
    try {
      // Before the first table: forgotten pages give their room back, and their bytes are overwritten.
      database.exec('PRAGMA auto_vacuum = INCREMENTAL; PRAGMA secure_delete = ON');
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -32000');
      return database;
    } catch (error) {
      // A file that is no database opens well and fails at the first look into it.
      if (told.code(error) !== 'corrupt' || this.#path === ':memory:') throw error;
      return database;
    }
  }

  exec(sql: string): void {
    told(() => this.#database.exec(sql));
  }

  prepare(sql: string): Statement {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = new NodeStatement(told(() => this.#database.prepare(sql)));
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
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  setAside(at: number): string {
    this.close();
    const aside = `${this.#path}.damaged-${at}`;
    for (const ending of FILES) {
      if (existsSync(this.#path + ending)) renameSync(this.#path + ending, aside + ending);
    }
    this.#database = told(() => this.#open());
    return aside;
  }

  close(): void {
    this.#statements = new Map();
    if (this.#database.isOpen) this.#database.close();
  }
}

class NodeStatement implements Statement {
  readonly #statement: StatementSync;

  constructor(statement: StatementSync) {
    this.#statement = statement;
  }

  run(...values: SqlValue[]): void {
    told(() => this.#statement.run(...values));
  }

  get(...values: SqlValue[]): Row | undefined {
    return told(() => this.#statement.get(...values));
  }

  all(...values: SqlValue[]): Row[] {
    return told(() => this.#statement.all(...values));
  }
}

function told<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw libraryError(error) ?? error;
  }
}

told.code = (error: unknown): string | undefined => libraryError(error)?.code;

function libraryError(error: unknown): ReturnType<typeof sqliteError> {
  const isSqlite = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number';
  return isSqlite ? sqliteError(Number(error.errcode), error) : undefined;
}
