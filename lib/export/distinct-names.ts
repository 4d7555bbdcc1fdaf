/**
 * File names of which no two are the same on any system: a name that was there before gets a number before its
 * ending. Windows and macOS take `A.md` and `a.md` for one.
 */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let [free, number] = [name, next.get(keyOf(name)) ?? 1];
    while (taken.has(keyOf(free))) {
      number += 1;
      free = `${stem}-${number}${ending}`;
    }
    // A thousand pages of one title are numbered without counting up to each from the start.
    next.set(keyOf(name), number);
    taken.add(keyOf(free));
    return free;
  });
}

const keyOf = (name: string) => name.normalize('NFC').toLowerCase();
