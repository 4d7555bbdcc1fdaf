/** A share of the possible as the scale of the interface. */
export function scaled(share: number): number {
  return Math.cbrt(Math.min(1, Math.max(0, share)));
}
