import type { LibraryEntry } from '../types.ts';
import type { Driver, SqlValue } from './driver.ts';
import { entryOf } from './page-store.ts';
import { number } from './row.ts';

/** Trigrams find nothing shorter. */
const SHORTEST_FOR_TRIGRAMS = 3;

/**
 * The pages whose title or address has the text in it, in any case, last read first; all of them for an empty
 * text.
 */
export function listEntries(
  driver: Driver,
  { text, offset, limit }: { text: string; offset: number; limit: number },
): { total: number; entries: LibraryEntry[] } {
  const [condition, ...values] = conditionOf(text.trim());
  const count = driver.prepare(`SELECT count(*) AS total FROM page WHERE ${condition}`).get(...values);
  const select = `SELECT * FROM page WHERE ${condition} ORDER BY read_at DESC, id DESC LIMIT ? OFFSET ?`;
  const rows = driver.prepare(select).all(...values, limit, offset);
  return { total: count === undefined ? 0 : number(count, 'total'), entries: rows.map(entryOf) };
}

function conditionOf(text: string): [string, ...SqlValue[]] {
  if (text === '') return ['TRUE'];
  if (Array.from(text).length >= SHORTEST_FOR_TRIGRAMS) {
    return [
      'id IN (SELECT rowid FROM title_search WHERE title_search MATCH ?)',
      `"${text.replaceAll('"', '""')}"`,
    ];
  }
  return ['instr(lower(title), lower(?)) + instr(lower(url), lower(?)) > 0', text, text];
}
