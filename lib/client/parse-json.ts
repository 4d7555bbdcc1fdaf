import type { Json } from '../contract/shared.ts';

/** Levels that a reply may nest. JSON 5,000 deep parses, then breaks IndexedDB in Chromium and JSON.stringify in Firefox. */
const MAX_DEPTH = 64;

/** A service's text as JSON; `undefined` when it is none or nests too deep to be kept. */
export function parseJson(text: string): Json | undefined {
  let value: Json;
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JSON.parse yields JSON
    value = JSON.parse(text) as Json;
  } catch {
    // What is not JSON is an expected outcome; the caller says which of its errors that is.
    return undefined;
  }
  return isShallow(value) ? value : undefined;
}

/** Level by level, not by recursion: the value may be deeper than the stack. */
function isShallow(value: Json): boolean {
  let level: Json[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return true;
}
