/** A parser that parses each stored object once, however often it is drawn, and gives the same object each time. */
export function parseOnce<T>(parse: (stored: unknown) => T): (stored: unknown) => T {
  const parsed = new WeakMap<object, { value: T }>();
  return (stored) => {
    if (typeof stored !== 'object' || stored === null) return parse(stored);
    const known = parsed.get(stored) ?? { value: parse(stored) };
    parsed.set(stored, known);
    return known.value;
  };
}
