import type { StoredFeedback } from '../types.ts';
import type { Driver } from './driver.ts';
import { number, text } from './row.ts';

/** Notes a transaction that feedback may refer to from now on. */
export function addTransaction(
  driver: Driver,
  { id, operation, at }: { id: string; operation: string; at: number },
): void {
  driver
    .prepare('INSERT OR REPLACE INTO tx(id, operation, at) VALUES (?, ?, ?)')
    .run(id, operation, Math.trunc(at));
}

export function hasTransaction(driver: Driver, id: string): boolean {
  return driver.prepare('SELECT id FROM tx WHERE id = ?').get(id) !== undefined;
}

export function addFeedback(driver: Driver, { txId, sentiment, text: words, at }: StoredFeedback): void {
  const insert = 'INSERT INTO feedback(tx, sentiment, text, at) VALUES (?, ?, ?, ?)';
  driver.prepare(insert).run(txId, sentiment, words, Math.trunc(at));
}

/** The feedback on one transaction, in the order it came. */
export function listFeedback(driver: Driver, txId: string): StoredFeedback[] {
  const select = 'SELECT tx, sentiment, text, at FROM feedback WHERE tx = ? ORDER BY id';
  const rows = driver.prepare(select).all(txId);
  return rows.map((row) => ({
    txId: text(row, 'tx'),
    sentiment: text(row, 'sentiment'),
    text: text(row, 'text'),
    at: number(row, 'at'),
  }));
}
