import { Validator } from '@cfworker/json-schema';
import type { Json } from '../contract/shared.ts';
import type { JsonSchema } from './draft-to-schema.ts';

/** A place of a reply that is not as the schema wants it. */
export interface Misfit {
  /** Keys and indexes from the top, such as `['items', '0', 'price']`. */
  path: string[];
  /** The keyword of the schema that is not met, such as `type` or `required`. */
  keyword: string;
  /** What the keyword asks for: types, the choices, the names that are missing. */
  wanted: string;
}

const MAX_MISFITS = 200;

/**
 * Where a reply does not fit the schema that was sent. Patterns are left out of the check: they are texts of
 * strangers, and one of them could run for hours.
 */
export function findMisfits(schema: JsonSchema, reply: Json): Misfit[] {
  const { valid, errors } = new Validator(withoutPatterns(schema), '2020-12', false).validate(reply);
  if (valid) return [];
  const leaves = errors.filter(({ keyword }) => !CONTAINERS.has(keyword));
  const told = new Set<string>();
  const misfits = leaves.flatMap(({ instanceLocation, keywordLocation, keyword }) => {
    const id = `${instanceLocation} ${keyword}`;
    if (told.has(id)) return [];
    told.add(id);
    const path = pathOf(instanceLocation);
    const asked = valueAt(schema, pathOf(keywordLocation));
    return [{ path, keyword, wanted: wantedOf(keyword, asked, valueAt(reply, path)) }];
  });
  return misfits.slice(0, MAX_MISFITS);
}

/** These only say that something inside does not fit, which is said at the thing itself. */
const CONTAINERS = new Set(['properties', 'items', 'prefixItems', 'additionalProperties', '$ref', 'allOf']);

function wantedOf(keyword: string, asked: unknown, there: unknown): string {
  const list: readonly unknown[] = Array.isArray(asked) ? asked : asked === undefined ? [] : [asked];
  const names = list.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
  if (keyword !== 'required' || typeof there !== 'object' || there === null) return names.join(', ');
  return names.filter((name) => !Object.hasOwn(there, name)).join(', ');
}

/** The value at a path; undefined when there is none, or the path goes through a reference. */
function valueAt(value: unknown, path: readonly string[]): unknown {
  let here = value;
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    here = new Map<string, unknown>(Object.entries(here)).get(step);
  }
  return here;
}

function pathOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => decodeStep(step).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function decodeStep(step: string): string {
  return URL.canParse(`x:${step}`) && !/%(?![\da-f]{2})/i.test(step) ? decodeURIComponent(step) : step;
}

/** Keywords whose keys are names, not keywords. */
const NAMED = new Set(['properties', '$defs', 'definitions', 'dependentSchemas']);

function withoutPatterns(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => key !== 'pattern' && key !== 'patternProperties' && key !== 'format')
      .map(([key, value]) => [key, NAMED.has(key) ? eachCleaned(value) : cleaned(value)]),
  );
}

function eachCleaned(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cleaned(each)]));
}

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned);
  return typeof value === 'object' && value !== null ? withoutPatterns({ ...value }) : value;
}
