import type { Json } from '../../../contract/shared.ts';

/** Characters of structured data that one page may bring along. */
const MAX_DATA = 256 * 1024;
const MAX_DEPTH = 64;

export type JsonObject = { [key: string]: Json };

/** The first of the values that together take no more than 256 KiB as JSON. */
export function withinRoom(values: Json[]): Json[] {
  let room = MAX_DATA;
  return values.filter((value) => (room -= JSON.stringify(value).length) >= 0);
}

/** The JSON-LD of a page, one value for each script, those that do not parse left out. */
export function readJsonLd(document: Document): Json[] {
  const values: Json[] = [];
  for (const script of document.getElementsByTagName('script')) {
    if (!/^application\/ld\+json/i.test(script.getAttribute('type')?.trim() ?? '')) continue;
    const value = parse(script.textContent ?? '');
    if (value !== undefined) values.push(value);
  }
  return values;
}

function parse(text: string): Json | undefined {
  const bare = text
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*;?\s*$/, '');
  if (bare.length > MAX_DATA) return undefined;
  // Line breaks inside strings are the commonest fault of pages that write JSON by hand.
  for (const candidate of [bare, bare.replace(/\p{Cc}+/gu, ' ')]) {
    try {
      const value: Json = JSON.parse(candidate);
      return isShallow(value, MAX_DEPTH) ? value : undefined;
    } catch {
      continue;
    }
  }
  return undefined;
}

function isShallow(value: Json, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((child) => isShallow(child, depth - 1));
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The things that JSON-LD speaks of, out of arrays and graphs, in order. */
export function thingsOf(values: Json[]): JsonObject[] {
  return values.flatMap((value) => {
    if (Array.isArray(value)) return thingsOf(value);
    if (!isObject(value)) return [];
    const graph = value['@graph'];
    return [value, ...(graph === undefined ? [] : thingsOf([graph]))];
  });
}

/** True when a thing is of one of the types, which stand after a possible `https://schema.org/`. */
export function isOfType(thing: JsonObject, types: RegExp): boolean {
  const named = [thing['@type']].flat();
  return named.some((name) => typeof name === 'string' && types.test(name.slice(name.lastIndexOf('/') + 1)));
}

/** The texts of a value that may be a text, a thing with a name, or a list of them. */
export function textsOf(value: Json | undefined): string[] {
  return [value].flat().flatMap((item) => {
    const text = isObject(item)
      ? [item['name'] ?? item['@value'] ?? item['url'] ?? item['@id']].flat()[0]
      : item;
    return typeof text === 'string' && text.trim() !== '' ? [text.replace(/\s+/g, ' ').trim()] : [];
  });
}
