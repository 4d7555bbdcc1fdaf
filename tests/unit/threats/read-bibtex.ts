export interface BibtexEntry {
  kind: string;
  key: string;
  fields: Record<string, string>;
}

/** Reads BibTeX strictly: entries of `name = {value}` with braces that match. Throws at whatever else there is. */
export function readBibtex(file: string): BibtexEntry[] {
  const entries: BibtexEntry[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const sticky = new RegExp(pattern.source, 'y');
    sticky.lastIndex = at;
    const found = sticky.exec(file) ?? undefined;
    if (found) at += found[0].length;
    return found;
  };
  for (;;) {
    take(/\s*/);
    if (at === file.length) return entries;
    const head = take(/@(\w+)\{([^,\s{}]+),/);
    if (!head) throw new Error(`No entry at ${JSON.stringify(file.slice(at, at + 40))}`);
    const fields: Record<string, string> = {};
    for (;;) {
      const name = take(/\s*(\w+) = \{/)?.[1];
      if (name === undefined) break;
      const end = closingBrace(file, at);
      if (name in fields) throw new Error(`Two fields ${name}`);
      fields[name] = file.slice(at, end);
      at = end + 1;
      if (!take(/,/)) break;
    }
    if (!take(/\s*\}/)) throw new Error(`No end of an entry at ${JSON.stringify(file.slice(at, at + 40))}`);
    entries.push({ kind: head[1] ?? '', key: head[2] ?? '', fields });
  }
}

/** Where the brace closes that was opened just before. BibTeX counts braces, whether a backslash is before them or not. */
function closingBrace(file: string, start: number): number {
  let depth = 1;
  for (let at = start; at < file.length; at += 1) {
    if (file[at] === '{') depth += 1;
    else if (file[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('A brace is never closed.');
}
