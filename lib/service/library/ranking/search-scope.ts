import type { LibraryQuery, Origin } from '../../types.ts';
import type { Driver } from '../driver.ts';
import type { FactTable } from '../page-facts.ts';
import { number, text } from '../row.ts';
import { parseSource } from './source-filter.ts';

/** Which pages a query may find. */
export interface SearchScope {
  passes: (page: number) => boolean;
  /** The one page that the query names, if it names exactly one. */
  only: number | undefined;
}

/** Past the last letter there is: closes a range of texts with one beginning. */
const LAST = '\u{10ffff}';

export function searchScope(driver: Driver, facts: FactTable, query: LibraryQuery): SearchScope {
  const included = selection(driver, query.included);
  const excluded = selection(driver, query.excluded);
  const from = dayOf(query.from) ?? -Infinity;
  const to = dayOf(query.to) ?? Infinity;
  const passes = (page: number): boolean => {
    const origin = facts.origin(page);
    if (origin === undefined) return false;
    const day = facts.day(page);
    if (day < from || day > to) return false;
    if (query.origins.length > 0 && !query.origins.includes(origin)) return false;
    if (query.included.length > 0 && !isIn(included, page, origin)) return false;
    return !isIn(excluded, page, origin);
  };
  const [first, second] = included.pages;
  const isOnly = first !== undefined && second === undefined && included.origins.size === 0;
  return { passes, only: isOnly && passes(first) ? first : undefined };
}

interface Selection {
  pages: Set<number>;
  origins: Set<Origin>;
}

function isIn(selected: Selection, page: number, origin: Origin): boolean {
  return selected.origins.has(origin) || selected.pages.has(page);
}

function selection(driver: Driver, sources: readonly string[]): Selection {
  const pages = new Set<number>();
  const origins = new Set<Origin>();
  for (const source of sources) {
    const parsed = parseSource(source);
    if (parsed === undefined) continue;
    if ('origins' in parsed) {
      for (const origin of parsed.origins) origins.add(origin);
      continue;
    }
    const range = 'SELECT key, page FROM place WHERE key >= ? AND key < ?';
    for (const row of driver.prepare(range).all(parsed.prefix, parsed.prefix + LAST)) {
      if (parsed.matches(text(row, 'key'))) pages.add(number(row, 'page'));
    }
  }
  return { pages, origins };
}

/** Days since 1970 of a `YYYY-MM-DD` text. */
export function dayOf(date: string | undefined): number | undefined {
  if (date === undefined) return undefined;
  const day = Math.floor(Date.parse(date) / 86_400_000);
  return Number.isNaN(day) ? undefined : day;
}
