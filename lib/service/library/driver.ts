export type SqlValue = string | number | bigint | Uint8Array | null;
export type Row = Record<string, SqlValue>;

/** One prepared statement. Parameters are bound by position. */
export interface Statement {
  run(...values: SqlValue[]): void;
  get(...values: SqlValue[]): Row | undefined;
  all(...values: SqlValue[]): Row[];
}

/**
 * One open SQLite database, synchronous, held by one owner. Both adapters throw `LibraryError` for what a
 * person can be told (`corrupt`, `full`, `locked`); every other error is a defect of ours.
 */
export interface Driver {
  /** Runs statements that return nothing. */
  exec(sql: string): void;
  /** The same text gives the same statement; it lives as long as the database. */
  prepare(sql: string): Statement;
  /** All that `work` does is kept, or, when it throws, nothing of it. Not to be nested. */
  transaction<T>(work: () => T): T;
  /**
   * Puts the database file under another name with the time `at` in it, opens an empty one in its place and
   * gives the other name.
   */
  setAside(at: number): string;
  close(): void;
}
