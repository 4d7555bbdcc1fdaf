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

/**
 * The newest calls that fit, at most `limit`. It reads no more than it shows: nothing is counted, and a search
 * reads index keys only until it knows which calls to fetch.
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
    const all = facet === undefined ? store.calls.orderBy('seq') : store.calls.where('terms').equals(facet);
    // oxlint-disable-next-line unicorn/no-array-reverse -- a query, not an array
    return all.reverse().limit(count).toArray();
  }
  const found = await Promise.all([
    ...facets.map((facet) => store.calls.where('terms').equals(facet).primaryKeys()),
    ...words.map((word) => store.calls.where('terms').startsWith(word).primaryKeys()),
  ]);
  const rows = await store.calls.bulkGet(newestInAll(found, count));
  return rows.filter((row) => row !== undefined);
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

/** The greatest numbers that stand in every list. */
function newestInAll(lists: readonly number[][], count: number): number[] {
  const [shortest = [], ...others] = lists.toSorted((a, b) => a.length - b.length);
  const sets = others.map((list) => new Set(list));
  const common = [...new Set(shortest)].filter((seq) => sets.every((set) => set.has(seq)));
  return common.toSorted((a, b) => b - a).slice(0, count);
}

/** The sites that calls were about, for a choice. Reads each once, however many calls it has. */
export async function readSites(store: CallStore): Promise<string[]> {
  const prefix = FACETS.site('');
  const terms = await store.calls.where('terms').startsWith(prefix).uniqueKeys();
  return terms.flatMap((term) => (typeof term === 'string' ? [term.slice(prefix.length)] : []));
}
