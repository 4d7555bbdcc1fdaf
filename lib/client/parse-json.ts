import { isShallow } from '../contract/is-shallow.ts';
import type { Json } from '../contract/shared.ts';

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
