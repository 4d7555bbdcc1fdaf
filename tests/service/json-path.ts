import type { Json } from '#lib/contract/shared.ts';
import type { JsonObject } from './fault.ts';

/** The value at `results.0.id`, if there is one. */
export function at(body: JsonObject, path: string): Json | undefined {
  let value: Json | undefined = body;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Array.isArray(value) ? value[Number(name)] : value[name];
  }
  return value;
}

/** A copy with another value at a path that is there; `undefined` takes the field away. */
export function setAt(body: JsonObject, path: string, value: Json | undefined): JsonObject {
  const copy = structuredClone(body);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = names.length === 0 ? copy : at(copy, names.join('.'));
  if (typeof parent !== 'object' || parent === null) return copy;
  if (Array.isArray(parent)) {
    parent.splice(Number(last), 1, ...(value === undefined ? [] : [value]));
  } else if (value === undefined) {
    delete parent[last];
  } else {
    parent[last] = value;
  }
  return copy;
}
