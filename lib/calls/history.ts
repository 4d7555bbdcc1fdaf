import { callSchema } from './call.ts';
import type { CallOperation } from './call.ts';
import { FACETS } from './call-terms.ts';
import type { CostFacet } from './call-terms.ts';
import { splitTerms } from './split-terms.ts';
import type { CallRow, CallStore } from './store.ts';

/** What the list of earlier calls is narrowed to. Everything that is set must fit. */
export interface HistoryFilter {
  /** Words that question, answer or page hold; each may be the beginning of a longer one. */
  text?: string | undefined;
  operation?: CallOperation | undefined;
  site?: string | undefined;
  cost?: CostFacet | undefined;
  feedback?: 'good' | 'bad' | undefined;
  pinned?: boolean | undefined;
}

export interface HistoryPage {
  /** Newest first. */
  calls: CallRow[];
  /** Whether there are older ones. */
  more: boolean;
  /** Rows that were damaged on the disk: they are left out, and stay where they are. */
  damaged: number;
}

/** Words of a search that are looked at. */
const MAX_WORDS = 12;
/** Calls that are read and looked at in one go. */
const NEWEST = 300;
/** Up to so many keys a word is rare. */
const FEW = 3_000;

/**
 * The newest calls that fit, at most `limit`. Without a search it reads no more than it shows; a search looks at the
 * newest calls first, then at the index. Nothing is ever counted or read as a whole.
 */
export async function readHistory(
  store: CallStore,
  filter: HistoryFilter,
  limit: number,
): Promise<HistoryPage> {
  const rows = await newestRows(store, filter, limit + 1);
  const shown = rows.slice(0, limit);
  const calls = shown.filter((row) => callSchema.safeParse(row).success);
  return { calls, more: rows.length > limit, damaged: shown.length - calls.length };
}

async function newestRows(store: CallStore, filter: HistoryFilter, count: number): Promise<CallRow[]> {
  const facets = facetsOf(filter);
  const words = splitTerms(filter.text ?? '', MAX_WORDS);
  if (words.length === 0 && facets.length <= 1) {
    const [facet] = facets;
    return newestFirst(facet === undefined ? store.calls.orderBy('seq') : withFacet(store, facet), count);
  }
  const fits = ({ terms }: CallRow) =>
    facets.every((facet) => terms.includes(facet)) &&
    words.every((word) => terms.some((term) => term.startsWith(word)));
  // What many calls hold, some of the newest hold too: then no index need be gone through.
  const newest = await newestFirst(store.calls.orderBy('seq'), NEWEST);
  const found = newest.filter(fits);
  if (found.length >= count || newest.length < NEWEST) return found.slice(0, count);
  return searchIndex(store, { facets, words }, count, fits);
}

/** What few calls hold is found by its keys, and the rest of what was asked for is looked up in those calls. */
async function searchIndex(
  store: CallStore,
  { facets, words }: { facets: string[]; words: string[] },
  count: number,
  fits: (row: CallRow) => boolean,
): Promise<CallRow[]> {
  const queries = [
    ...facets.map((facet) => () => withFacet(store, facet)),
    ...words.map((word) => () => store.calls.where('terms').startsWith(word)),
  ];
  const few = await Promise.all(queries.map((query) => query().limit(FEW).primaryKeys()));
  const complete = few.filter((keys) => keys.length < FEW);
  const lists =
    complete.length > 0 ? complete : await Promise.all(queries.map((query) => query().primaryKeys()));
  const candidates = newestInAll(lists);
  const found: CallRow[] = [];
  for (let at = 0; at < candidates.length && found.length < count; at += NEWEST) {
    // oxlint-disable-next-line no-await-in-loop -- the next ones are read only when these do not do
    const rows = await store.calls.bulkGet(candidates.slice(at, at + NEWEST));
    found.push(...rows.filter((row) => row !== undefined).filter(fits));
  }
  return found.slice(0, count);
}

function withFacet(store: CallStore, facet: string) {
  return store.calls.where('terms').equals(facet);
}

function newestFirst(rows: ReturnType<typeof withFacet>, count: number): Promise<CallRow[]> {
  // oxlint-disable-next-line unicorn/no-array-reverse -- a query, not an array
  return rows.reverse().limit(count).toArray();
}

function facetsOf({ operation, site, cost, feedback, pinned }: HistoryFilter): string[] {
  return [
    ...(operation ? [FACETS.operation(operation)] : []),
    ...(site ? [FACETS.site(site)] : []),
    ...(cost ? [FACETS.cost(cost)] : []),
    ...(feedback ? [FACETS.feedback(feedback)] : []),
    ...(pinned ? [FACETS.pinned()] : []),
  ];
}

/** The numbers that stand in every list, greatest first. */
function newestInAll(lists: readonly number[][]): number[] {
  const [shortest = [], ...others] = lists.toSorted((a, b) => a.length - b.length);
  const sets = others.map((list) => new Set(list));
  const common = [...new Set(shortest)].filter((seq) => sets.every((set) => set.has(seq)));
  return common.toSorted((a, b) => b - a);
}

/** The sites that calls were about, for a choice. Reads each once, however many calls it has. */
export async function readSites(store: CallStore): Promise<string[]> {
  const prefix = FACETS.site('');
  const terms = await store.calls.where('terms').startsWith(prefix).uniqueKeys();
  return terms.flatMap((term) => (typeof term === 'string' ? [term.slice(prefix.length)] : []));
}
