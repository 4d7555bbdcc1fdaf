import type { Json } from './shared.ts';

/** Levels that data from outside may nest. JSON 5,000 deep parses, then breaks IndexedDB in Chromium and JSON.stringify in Firefox. */
const MAX_DEPTH = 64;

/** Whether data nests no deeper than can be kept. Level by level, not by recursion: it may be deeper than the stack. */
export function isShallow(value: Json): boolean {
  let level: Json[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return true;
}
