import type { Json } from '../../../contract/shared.ts';
import type { Page } from '../../types.ts';
import { markdownTables } from './markdown-tables.ts';

/** An object that a page states: one of its JSON-LD, or one made of a table. */
export type PageRecord = { [name: string]: Json };

/** What a page states as data. Lists are the things of one kind: the rows of one table, the items of one array. */
export interface PageRecords {
  single: PageRecord[];
  lists: PageRecord[][];
}

const MAX_DEPTH = 12;
const MAX_RECORDS = 2_000;

/** All objects of a page's JSON-LD (nested ones too, outer ones first), of its tables, and of its own metadata. */
export function pageRecords(page: Page): PageRecords {
  const found: PageRecords = { single: [], lists: [] };
  for (const value of page.data) gather(value, found, 0);
  for (const { header, rows } of markdownTables(page.markdown)) {
    if (header.length === 2) found.single.push(Object.fromEntries([header, ...rows].map(pair)));
    found.lists.push(rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? '']))));
  }
  found.single.push(ownMetadata(page));
  return found;
}

function gather(value: Json, found: PageRecords, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH || found.single.length > MAX_RECORDS) return;
  if (Array.isArray(value)) {
    const records = value.map(listed).filter(isRecord);
    if (records.length > 1) found.lists.push(records);
    for (const item of value) gather(item, found, depth + 1);
    return;
  }
  found.single.push(value);
  for (const inner of Object.values(value)) gather(inner, found, depth + 1);
}

/** An entry of a schema.org list stands around the thing itself. */
function listed(item: Json): Json {
  if (!isRecord(item)) return item;
  const inner = item['item'];
  return inner !== undefined && isRecord(inner) ? inner : item;
}

export function isRecord(value: Json): value is PageRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function pair(cells: string[]): [string, string] {
  return [(cells[0] ?? '').replace(/:$/, ''), cells[1] ?? ''];
}

function ownMetadata({
  title,
  url,
  description,
  authors,
  published,
  siteName,
  language,
  doi,
}: Page): PageRecord {
  const known = {
    title,
    url,
    description,
    authors,
    author: authors.join(', '),
    siteName,
    date: published,
    language,
    doi,
  };
  const stated: PageRecord = {};
  for (const [name, value] of Object.entries(known))
    if (value !== undefined && value.length > 0) stated[name] = value;
  return stated;
}
