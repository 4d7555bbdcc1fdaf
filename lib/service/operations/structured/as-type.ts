import type { Json } from '../../../contract/shared.ts';
import { isRecord } from './page-records.ts';

/** A page's value as the type (and `enum`) that a schema names, or `undefined` where it cannot honestly be one. */
export function asType(schema: Record<string, unknown>, value: Json): Json | undefined {
  const types = [schema['type']].flat().filter((type) => typeof type === 'string');
  const candidates = types.length === 0 ? [value] : types.flatMap((type) => as(type, value) ?? []);
  const { enum: allowed } = schema;
  return candidates.find((each) => !Array.isArray(allowed) || allowed.includes(each));
}

function as(type: string, value: Json): Json | undefined {
  switch (type) {
    case 'string':
      return asText(value);
    case 'number':
      return asNumber(value);
    case 'integer': {
      const number = asNumber(value);
      return Number.isInteger(number) ? number : undefined;
    }
    case 'boolean':
      return asBoolean(value);
    case 'object':
      return isRecord(value) ? value : undefined;
    case 'array':
      return Array.isArray(value) ? value : undefined;
    default:
      return undefined;
  }
}

/** JSON-LD often states a thing where its name is wanted, and a list where it has one. */
function asText(value: Json): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    const texts = value.map(asText);
    return texts.length > 0 && texts.every((text) => text !== undefined) ? texts.join(', ') : undefined;
  }
  const name = value !== null && isRecord(value) ? value['name'] : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** `1,234.5`, `€ 12.50`, `12 %` are numbers; `12 to 14` and `2024-05-01` are not. */
function asNumber(value: Json): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const bare = value.replaceAll(/[\s$€£¥%]/g, '').replaceAll(/,(?=\d{3}(?!\d))/g, '');
  return /^[+-]?\d{1,15}(\.\d{1,15})?$/.test(bare) ? Number(bare) : undefined;
}

function asBoolean(value: Json): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (word === 'yes' || word === 'true') return true;
  return word === 'no' || word === 'false' ? false : undefined;
}
