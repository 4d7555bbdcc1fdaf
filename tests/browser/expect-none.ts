/** Throws with the list when there is a problem that no pattern of `except` covers. */
export function expectNone(problems: string[], except: RegExp[]): void {
  const unexpected = problems.filter((problem) => !except.some((pattern) => pattern.test(problem)));
  if (unexpected.length === 0) return;
  throw new Error(`The extension had problems:\n${unexpected.map((problem) => `  - ${problem}`).join('\n')}`);
}
