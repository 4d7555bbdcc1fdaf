import type { LibraryEntry, LibraryListing, LibraryOrder } from '../types.ts';
import type { Driver, SqlValue } from './driver.ts';
import { entryOf } from './page-store.ts';
import { number } from './row.ts';

/** Trigrams find nothing shorter. */
const SHORTEST_FOR_TRIGRAMS = 3;

/** What was read last comes first among what is otherwise alike. */
const ORDERS: Record<LibraryOrder, string> = {
  read: 'read_at DESC',
  title: 'title COLLATE NOCASE, read_at DESC',
  length: 'length DESC, read_at DESC',
  published: 'published DESC NULLS LAST, read_at DESC',
};

/**
 * The pages whose title or address has the text in it, in any case, in the order asked for; all of them for an empty
 * text.
 */
export function listEntries(
  driver: Driver,
  { text, offset, limit, order = 'read', host }: LibraryListing,
): { total: number; entries: LibraryEntry[] } {
  const [named, ...words] = conditionOf(text.trim());
  const [there, ...places] = hostCondition(host);
  const [condition, values] = [`${named} AND ${there}`, [...words, ...places]];
  const count = driver.prepare(`SELECT count(*) AS total FROM page WHERE ${condition}`).get(...values);
  const select = `SELECT * FROM page WHERE ${condition} ORDER BY ${ORDERS[order]}, id DESC LIMIT ? OFFSET ?`;
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

function hostCondition(host: string | undefined): [string, ...SqlValue[]] {
  if (host === undefined) return ['TRUE'];
  const [secure, plain] = [`https://${host}/`, `http://${host}/`];
  return ['(substr(url, 1, ?) = ? OR substr(url, 1, ?) = ?)', secure.length, secure, plain.length, plain];
}
