/** Tells whether lines stand in a fenced block of code. */
export function fenceTracker() {
  let open = '';
  return {
    inside: () => open !== '',
    see(line: string): void {
      const [mark = ''] = /^ {0,3}(?:`{3,}|~{3,})/.exec(line) ?? [];
      const marks = mark.trim();
      if (marks === '') return;
      if (open === '') open = marks;
      else if (marks.startsWith(open) && line.trim() === marks) open = '';
    },
  };
}

/** The lines of a text without their ends, each with the place where it begins. */
export function* linesOf(source: string): Generator<{ line: string; at: number }> {
  for (let at = 0; at < source.length;) {
    const end = source.indexOf('\n', at);
    const next = end < 0 ? source.length : end + 1;
    yield { line: source.slice(at, end < 0 ? next : end), at };
    at = next;
  }
}
