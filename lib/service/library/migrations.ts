import type { Driver } from './driver.ts';
import { LibraryError } from './library-error.ts';
import { number } from './row.ts';

/**
 * Version 1.
 *
 * - `page.words` is the page's words as term numbers in their order, block by block (`word-stream.ts`): what
 *   ranking, nearness and passages read, so that no page is cut into words twice.
 * - `posting` is the index: for a term, in runs of some hundred bytes that fit a database page, which pages
 *   hold it and how often (`posting-run.ts`). It is ours and not FTS5's because `bm25()` of FTS5 looks up a
 *   row for each page that holds a word, which at 50,000 pages costs 60 to 100 ms for common words; these
 *   runs are read in one to three.
 * - `facts` holds what ranking must know of every page (length, day, origin), 256 pages to a row.
 * - `place` is where a page lies: its host turned round and its path (`place-key.ts`), so that a domain is
 *   one range.
 * - `title_search` (FTS5, trigrams) finds entries of the list by any part of title or address, in every
 *   script.
 */
const VERSION_1 = `
CREATE TABLE page(
  id INTEGER PRIMARY KEY,
  url TEXT NOT NULL UNIQUE,
  requested_url TEXT NOT NULL,
  title TEXT NOT NULL,
  site_name TEXT NOT NULL,
  origin TEXT NOT NULL,
  read_at INTEGER NOT NULL,
  published TEXT,
  language TEXT NOT NULL,
  pinned INTEGER NOT NULL DEFAULT 0,
  length INTEGER NOT NULL
) STRICT;
CREATE INDEX page_requested ON page(requested_url);
CREATE INDEX page_age ON page(pinned, read_at);
CREATE TABLE body(
  page INTEGER PRIMARY KEY,
  words BLOB NOT NULL,
  rest TEXT NOT NULL,
  markdown TEXT NOT NULL
) STRICT;
CREATE TABLE place(key TEXT NOT NULL, page INTEGER NOT NULL, PRIMARY KEY(key, page)) STRICT, WITHOUT ROWID;
CREATE INDEX place_page ON place(page);
CREATE TABLE term(id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE) STRICT;
CREATE INDEX term_end ON term(substr(text, -3));
CREATE TABLE posting(
  term INTEGER NOT NULL,
  first INTEGER NOT NULL,
  last INTEGER NOT NULL,
  run BLOB NOT NULL,
  PRIMARY KEY(term, first)
) STRICT, WITHOUT ROWID;
CREATE TABLE facts(block INTEGER PRIMARY KEY, data BLOB NOT NULL) STRICT;
CREATE TABLE language(tag TEXT PRIMARY KEY, pages INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE VIRTUAL TABLE title_search USING fts5(title, url, content = 'page', content_rowid = 'id', tokenize = 'trigram');
INSERT INTO title_search(title_search, rank) VALUES ('secure-delete', 1);
CREATE TRIGGER page_listed AFTER INSERT ON page BEGIN
  INSERT INTO title_search(rowid, title, url) VALUES (new.id, new.title, new.url);
END;
CREATE TRIGGER page_unlisted AFTER DELETE ON page BEGIN
  INSERT INTO title_search(title_search, rowid, title, url) VALUES ('delete', old.id, old.title, old.url);
END;
CREATE TRIGGER page_retitled AFTER UPDATE OF title ON page BEGIN
  INSERT INTO title_search(title_search, rowid, title, url) VALUES ('delete', old.id, old.title, old.url);
  INSERT INTO title_search(rowid, title, url) VALUES (new.id, new.title, new.url);
END;
CREATE TABLE tx(id TEXT PRIMARY KEY, operation TEXT NOT NULL, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE feedback(id INTEGER PRIMARY KEY, tx TEXT NOT NULL, sentiment TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
CREATE INDEX feedback_tx ON feedback(tx);
CREATE TABLE setting(name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;

/** Step n takes a database from version n to n + 1. Steps are never edited once shipped, only added. */
const STEPS: readonly string[] = [VERSION_1];

/**
 * Brings a database to the newest version, all steps in one transaction. Throws `LibraryError` `newer` for a
 * file of a later program (and leaves it as it is), `corrupt` for a file that is no library.
 */
export function migrate(driver: Driver): void {
  const row = driver.prepare('PRAGMA user_version').get();
  const version = row === undefined ? 0 : number(row, 'user_version');
  if (version > STEPS.length) {
    throw new LibraryError(
      'newer',
      'The library was written by a newer version. Update, or choose another folder.',
    );
  }
  if (version === STEPS.length) return;
  driver.transaction(() => {
    for (const step of STEPS.slice(version)) driver.exec(step);
    driver.exec(`PRAGMA user_version = ${STEPS.length}`);
  });
}
