/** An amount of dollars as people type it, with a comma or a point: `null` for nothing, `undefined` for no amount. */
export function dollarsTyped(typed: string): number | null | undefined {
  const words = typed
    .trim()
    .replace(/^\$\s*/, '')
    .replace(',', '.');
  if (words === '') return null;
  return /^\d{1,9}(\.\d{1,6})?$/.test(words) ? Number(words) : undefined;
}
