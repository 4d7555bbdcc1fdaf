import type { Json } from '../../../contract/shared.ts';
import { asType } from './as-type.ts';
import { isRecord } from './page-records.ts';
import type { PageRecord, PageRecords } from './page-records.ts';

type Schema = Record<string, unknown>;

const MAX_DEPTH = 8;

/** Properties that must be found when the schema requires none. */
const LEAST_FOUND = 0.5;

/**
 * Fills a JSON schema from what a page states, matching properties by name and type. `undefined` unless every required
 * property is found, or at least half of all when none is required; a property that is not stated is left out, never guessed.
 */
export function fillSchema(schema: Schema, records: PageRecords): Json | undefined {
  if (schema['type'] === 'array') return fillList(schema, records);
  if (!isSchema(schema['properties'])) return undefined;
  const [best] = records.single
    .map((record) => fillObject(schema, record, 0))
    .filter((filled) => filled !== undefined)
    .toSorted((one, other) => other.size - one.size);
  return best?.value ?? fillAround(schema, records);
}

/** An object that only wraps a list: `{"items": [{…}]}`. */
function fillAround(schema: Schema, records: PageRecords): Json | undefined {
  const [only, ...others] = Object.entries(isSchema(schema['properties']) ? schema['properties'] : {});
  if (!only || others.length > 0 || !isSchema(only[1]) || only[1]['type'] !== 'array') return undefined;
  const list = fillList(only[1], records);
  return list && { [only[0]]: list };
}

function fillList(schema: Schema, { lists }: PageRecords): Json[] | undefined {
  const { items } = schema;
  if (!isSchema(items) || !isSchema(items['properties'])) return undefined;
  const filled = lists.map((list) => list.flatMap((record) => fillObject(items, record, 0)?.value ?? []));
  const best = filled.toSorted((one, other) => other.length - one.length)[0];
  return best && best.length > 0 ? best : undefined;
}

function fillObject(
  schema: Schema,
  record: PageRecord,
  depth: number,
): { value: Json; size: number } | undefined {
  const properties = schema['properties'];
  if (!isSchema(properties) || depth > MAX_DEPTH) return undefined;
  const stated = new Map(Object.entries(record).map(([name, value]) => [plainName(name), value]));
  const found = Object.entries(properties).flatMap(([name, inner]) => {
    const value = stated.get(plainName(name));
    const filled = value === undefined || !isSchema(inner) ? undefined : fillValue(inner, value, depth + 1);
    return filled === undefined ? [] : [[name, filled] as const];
  });
  const names = new Set(found.map(([name]) => name));
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const wanted = Object.keys(properties).length;
  const enough =
    required.length > 0
      ? required.every((name) => names.has(String(name)))
      : names.size >= wanted * LEAST_FOUND;
  return enough && names.size > 0 ? { value: Object.fromEntries(found), size: names.size } : undefined;
}

function fillValue(schema: Schema, value: Json, depth: number): Json | undefined {
  if (isSchema(schema['properties']))
    return isRecord(value) ? fillObject(schema, value, depth)?.value : undefined;
  const { items } = schema;
  if (schema['type'] === 'array' && isSchema(items)) {
    const list = (Array.isArray(value) ? value : [value]).flatMap(
      (item) => fillValue(items, item, depth + 1) ?? [],
    );
    return list.length > 0 ? list : undefined;
  }
  return asType(schema, value);
}

/** `datePublished`, `date_published` and `Date published` are one name. */
function plainName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
