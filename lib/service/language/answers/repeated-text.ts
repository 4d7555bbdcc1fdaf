/** The runs of three words of a text, by which repetition is told. */
export function runsOf(stems: readonly string[]): string[] {
  const runs: string[] = [];
  for (let at = 0; at + 3 <= stems.length; at += 1) runs.push(stems.slice(at, at + 3).join(' '));
  return runs;
}

/** Whether more than half of a text's runs were there before. */
export function isRepeated(stems: readonly string[], before: ReadonlySet<string>): boolean {
  const runs = runsOf(stems);
  const known = runs.filter((run) => before.has(run)).length;
  return known * 2 > runs.length;
}
