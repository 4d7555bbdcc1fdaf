/** How relevant each document is to one query, by its id; what is not named is not relevant. */
export type Judgements = ReadonlyMap<string, number>;

/**
 * Normalised discounted cumulative gain of the first `depth` results: 1 when the most relevant documents come
 * first, in order. Gains are the judgements themselves, discounts the logarithm of the rank, as trec_eval has
 * them.
 */
export function ndcg(ranked: readonly string[], judged: Judgements, depth = 10): number {
  const best = [...judged.values()].filter((gain) => gain > 0).toSorted((a, b) => b - a);
  const ideal = discounted(best.slice(0, depth));
  return ideal === 0 ? 0 : discounted(ranked.slice(0, depth).map((id) => judged.get(id) ?? 0)) / ideal;
}

function discounted(gains: readonly number[]): number {
  return gains.reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0);
}

/**
 * Average precision over the whole ranking: the mean over the relevant documents of the precision at their
 * rank, 0 for those not found.
 */
export function averagePrecision(ranked: readonly string[], judged: Judgements): number {
  const relevant = [...judged.values()].filter((gain) => gain > 0).length;
  let found = 0;
  let sum = 0;
  ranked.forEach((id, at) => {
    if ((judged.get(id) ?? 0) <= 0) return;
    found += 1;
    sum += found / (at + 1);
  });
  return relevant === 0 ? 0 : sum / relevant;
}

/** 1 when a relevant document is among the first `depth`, else 0. */
export function hit(ranked: readonly string[], judged: Judgements, depth: number): number {
  return ranked.slice(0, depth).some((id) => (judged.get(id) ?? 0) > 0) ? 1 : 0;
}

export interface SearchScores {
  queries: number;
  ndcg10: number;
  map: number;
  hit1: number;
  hit3: number;
}

/** The means over all queries that have a relevant document. */
export function searchScores(
  runs: readonly { ranked: readonly string[]; judged: Judgements }[],
): SearchScores {
  const judged = runs.filter((run) => [...run.judged.values()].some((gain) => gain > 0));
  const mean = (score: (run: (typeof runs)[number]) => number): number =>
    judged.length === 0 ? 0 : judged.reduce((sum, run) => sum + score(run), 0) / judged.length;
  return {
    queries: judged.length,
    ndcg10: mean((run) => ndcg(run.ranked, run.judged)),
    map: mean((run) => averagePrecision(run.ranked, run.judged)),
    hit1: mean((run) => hit(run.ranked, run.judged, 1)),
    hit3: mean((run) => hit(run.ranked, run.judged, 3)),
  };
}
