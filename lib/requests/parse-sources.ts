import { MAX_SOURCES, parseSource } from './source.ts';

/** Characters that are looked at: a whole document on the clipboard is no list of sources. */
const MAX_PASTE = 100_000;

export interface ParsedSources {
  sources: string[];
  /** What is no source, as it was typed, at most 60 characters each. */
  invalid: string[];
  /** Whether something was left out because it was too much. */
  cut: boolean;
}

/** Sources from a typed or pasted text: parted by spaces, commas, semicolons or lines, each once. */
export function parseSources(typed: string, already: readonly string[] = []): ParsedSources {
  const words = typed
    .slice(0, MAX_PASTE)
    .split(/[\s,;]+/u)
    .filter(Boolean);
  const sources = new Set<string>();
  const invalid = new Set<string>();
  for (const word of words) {
    const source = parseSource(word);
    if (source === undefined) invalid.add(word.slice(0, 60));
    else if (!already.includes(source)) sources.add(source);
  }
  const room = Math.max(0, MAX_SOURCES - already.length);
  return {
    sources: [...sources].slice(0, room),
    invalid: [...invalid].slice(0, 10),
    cut: typed.length > MAX_PASTE || sources.size > room,
  };
}
