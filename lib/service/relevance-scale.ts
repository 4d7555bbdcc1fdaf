/**
 * A share of the possible as the scale of the interface: its fifth root, for shares are small where queries are long. Of
 * what a page of usual length can reach with every word mentioned once, the whole stands near 0.84, a quarter near 0.64,
 * a tenth near 0.53.
 */
export function scaled(share: number): number {
  return Math.min(1, Math.max(0, share)) ** 0.2;
}

/** The share that a scaled score stands for. */
export function shareOf(score: number): number {
  return score ** 5;
}
