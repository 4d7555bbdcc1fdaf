import type { DeepsearchReply, DeepsearchResult } from '#lib/contract/deepsearch.ts';

export const ORDERS = ['relevance', 'date', 'citations', 'source'] as const;
export type Order = (typeof ORDERS)[number];

/** A result with its place in the reply, which is its rank. */
export interface Ranked {
  result: DeepsearchResult;
  rank: number;
}

export const ranked = (reply: DeepsearchReply): Ranked[] =>
  reply.results.map((result, rank) => ({ result, rank }));

/** The results of one source, or of all, in an order; those that an order says nothing of keep their rank, last. */
export function arrangeResults(
  results: readonly Ranked[],
  order: Order,
  source: string | undefined,
): Ranked[] {
  const wanted = source === undefined ? results : results.filter(({ result }) => sourceOf(result) === source);
  if (order === 'relevance') return [...wanted];
  return wanted.toSorted((one, other) => compare[order](one.result, other.result) || one.rank - other.rank);
}

const compare: Record<
  Exclude<Order, 'relevance'>,
  (one: DeepsearchResult, other: DeepsearchResult) => number
> = {
  date: (one, other) => (other.publication_date ?? '').localeCompare(one.publication_date ?? ''),
  citations: (one, other) => (other.citation_count ?? -1) - (one.citation_count ?? -1),
  source: (one, other) => sourceOf(one).localeCompare(sourceOf(other)),
};

export const sourceOf = (result: DeepsearchResult): string => result.source ?? '';

/** How many results each source gave: the service's own count, and ours where it gave none. */
export function countBySource({ results, results_by_source: told }: DeepsearchReply): [string, number][] {
  const counts = new Map<string, number>();
  for (const result of results) counts.set(sourceOf(result), (counts.get(sourceOf(result)) ?? 0) + 1);
  for (const [source, count] of told ?? []) if (counts.has(source)) counts.set(source, count);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}
