import type { Row } from './driver.ts';

/** Reads a column that the schema makes a text. */
export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`column ${column} is no text`);
  return value;
}

/** Reads a column that the schema makes a number within the exact integers. */
export function number(row: Row, column: string): number {
  const value = row[column];
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'number') throw new TypeError(`column ${column} is no number`);
  return value;
}

/** Reads a column of bytes. */
export function bytes(row: Row, column: string): Uint8Array {
  const value = row[column];
  if (!(value instanceof Uint8Array)) throw new TypeError(`column ${column} is no blob`);
  return value;
}

/** Reads a text that may be missing. */
export function optionalText(row: Row, column: string): string | undefined {
  const value = row[column];
  return typeof value === 'string' ? value : undefined;
}
