import type { Json } from '#lib/contract/shared.ts';
import type { Fault, JsonObject } from '../fault.ts';
import { BEACON, HOSTILE_TEXTS, SLOW_MARKDOWN } from '../hostile-texts.ts';

/** Replies whose text is out to harm whoever shows, copies or exports it. */
export const hostileFaults: Record<string, Fault> = {
  xss: {
    json: (body, _, { sinkUrl }) =>
      withText(body, HOSTILE_TEXTS.xss.replaceAll(BEACON, sinkUrl), 'javascript:alert(1)'),
  },
  bidi: {
    json: (body, _, { sinkUrl }) =>
      withText(
        body,
        HOSTILE_TEXTS.bidi.replaceAll(BEACON, sinkUrl),
        'https://exam\u0440le.example/\u202egpj.exe',
      ),
  },
  csv: {
    json: (body, _, { sinkUrl }) =>
      withText(body, HOSTILE_TEXTS.csv.replaceAll(BEACON, sinkUrl), 'https://cells.example/=1+1'),
  },
  inject: {
    json: (body, _, { sinkUrl }) =>
      withText(body, HOSTILE_TEXTS.inject.replaceAll(BEACON, sinkUrl), 'https://orders.example/'),
  },
  /** Markdown shaped to be slow; the value names the shape. */
  mdredos: {
    json(body, value) {
      const slow = SLOW_MARKDOWN[value];
      if (slow === undefined) throw new Error(`There is no slow Markdown named ${value}.`);
      return withText(body, slow);
    },
  },
};

/** The text in place of every text that people see, and the address in place of every link. */
function withText(body: JsonObject, text: string, url?: string): Json {
  const shown = new Set(['contents', 'content', 'title', 'snippet', 'description', 'summary', 'citation']);
  const replace = (name: string, value: Json): Json => {
    if (shown.has(name)) return text;
    if (name === 'url' && url !== undefined) return url;
    if (name === 'authors') return [text];
    return name === 'results' || name === 'search_results' ? items(value) : value;
  };
  const fields = (item: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(item).map(([name, value]) => [name, replace(name, value)]));
  const items = (list: Json): Json =>
    Array.isArray(list) ? list.map((item) => (isObject(item) ? fields(item) : item)) : list;
  return fields(body);
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
