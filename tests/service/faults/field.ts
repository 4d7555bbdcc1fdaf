import type { Json } from '#lib/contract/shared.ts';
import type { Fault, JsonObject } from '../fault.ts';
import { at, setAt } from '../json-path.ts';

/** Fields that are missing, null, of another type, or that say something else than they should. Paths are `results.0.id`. */
export const fieldFaults: Record<string, Fault> = {
  missing: { json: (body, path) => setAt(body, path, undefined) },
  null: { json: (body, path) => setAt(body, path, null) },
  wrongtype: { json: (body, path) => setAt(body, path, otherType(at(body, path))) },
  set: {
    json(body, value) {
      const [path = '', ...rest] = value.split(':');
      return setAt(body, path, asJson(rest.join(':')));
    },
  },
  /** Every field of a JSON object in the place of the reply's own: `fields={"contents": …}`. */
  fields: { json: (body, value) => ({ ...body, ...objectOf(value) }) },
  success: { json: (body, value) => ({ ...body, success: value !== 'false' }) },
  error: { json: (body, value) => ({ ...body, error: value }) },

  emptyresults: { json: emptied },
  mismatch: { json: miscounted },
  otherquery: { json: (body) => renamed(body, ['original_query', 'query'], 'another question altogether') },
  sametx: { json: (body) => renamed(body, ['ai_tx_id', 'tx_id'], 'tx_always_the_same') },

  structured: {
    json: (body) => ({
      ...body,
      data_type: 'structured',
      contents: { name: 'Injected', parts: [{ size: 1 }, { size: 2 }], nothing: null },
    }),
  },
  structstring: {
    json: (body) => ({ ...body, data_type: 'structured', contents: '{"name":"Injected","parts":[1,2]}' }),
  },
  dtype: { json: (body, value) => ({ ...body, data_type: value }) },
};

function otherType(value: Json | undefined): Json {
  if (typeof value === 'string') return 7;
  if (Array.isArray(value)) return 'not a list';
  return typeof value === 'object' && value !== null ? ['not an object'] : { not: 'a plain value' };
}

function asJson(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the text itself is the value.
    return text;
  }
}

function objectOf(text: string): JsonObject {
  const value = asJson(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function emptied(body: JsonObject): Json {
  const lists = Object.entries(body).filter(([name]) => name === 'results' || name === 'search_results');
  return { ...body, ...Object.fromEntries(lists.map(([name]) => [name, []])) };
}

/** Counts that do not fit the lists they count. */
function miscounted(body: JsonObject): Json {
  const counts = ['urls_requested', 'urls_processed', 'urls_failed', 'total_characters'];
  const wrong = Object.fromEntries(counts.filter((name) => name in body).map((name) => [name, 99]));
  const changed = setAt({ ...body, ...wrong }, 'search_metadata.number_of_results', 99);
  return 'results_by_source' in body ? setAt(changed, 'results_by_source', { web: 99 }) : changed;
}

function renamed(body: JsonObject, names: string[], value: string): Json {
  const changed = names.filter((name) => name in body).map((name) => [name, value]);
  return { ...body, ...Object.fromEntries(changed) };
}
