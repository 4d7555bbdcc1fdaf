/**
 * How many milliseconds a `Retry-After` header asks to wait: seconds or an HTTP date. Anything else, and times in
 * the past by more than a clock's error, say nothing.
 */
export function retryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,10}$/.test(text)) return Number(text) * 1000;
  // `Date.parse` finds a year in almost any words; an HTTP date begins with its day.
  if (!/^(mon|tue|wed|thu|fri|sat|sun)/i.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
