import { fieldsOf } from './fields.ts';
import type { FieldName } from './fields.ts';
import { isSet } from './options.ts';
import type { AskOperation, OptionName, Options } from './options.ts';
import type { TextKey } from '../structured/text-key.ts';

/** One thing that is set, as the key of its words and what stands in their gaps. */
export interface OptionPart {
  /** The same part has the same id, whatever else is set. */
  id: string;
  key: TextKey;
  /** Dates, prices, countries and counts as they are; who shows them gives them their form. */
  value?: { kind: 'text' | 'date' | 'dollars' | 'country' | 'count'; of: string | number } | undefined;
  /** The same options without this part. */
  without: Options;
}

/** Sources of one list that are named one by one. */
const NAMED_SOURCES = 3;

/** What of the options an operation would send, in parts that can each be said and taken away. */
export function describeOptions(operation: AskOperation, options: Options): OptionPart[] {
  const fields = new Set<OptionName>(fieldsOf(operation));
  const relevant = PARTS.filter(({ name }) => name === 'period' || fields.has(name));
  return relevant.flatMap(({ name, describe }) => (isSet(options[name]) ? describe(options) : []));
}

interface PartOf {
  name: OptionName;
  describe: (options: Options) => OptionPart[];
}

const without = (options: Options, ...names: OptionName[]): Options =>
  Object.fromEntries(Object.entries(options).filter(([name]) => !names.some((each) => each === name)));

/** A part that says one field. */
function one(
  name: OptionName,
  say: (options: Options) => Pick<OptionPart, 'key' | 'value'> | undefined,
): PartOf {
  return {
    name,
    describe(options) {
      const said = say(options);
      return said ? [{ id: name, ...said, without: without(options, name) }] : [];
    },
  };
}

function sources(name: 'included_sources' | 'excluded_sources', each: TextKey, many: TextKey): PartOf {
  return {
    name,
    describe(options) {
      const list = options[name] ?? [];
      if (list.length > NAMED_SOURCES)
        return [
          { id: name, key: many, value: { kind: 'count', of: list.length }, without: without(options, name) },
        ];
      return list.map((source) => ({
        id: `${name} ${source}`,
        key: each,
        value: { kind: 'text', of: source.replace(/^https?:\/\//, '') },
        without: { ...options, [name]: list.filter((other) => other !== source) },
      }));
    },
  };
}

const number = (name: FieldName, key: TextKey, kind: 'dollars' | 'count' | 'text'): PartOf =>
  one(name, (options) => {
    const value = options[name];
    return typeof value === 'number' ? { key, value: { kind, of: value } } : undefined;
  });

const day = (name: 'start_date' | 'end_date', key: TextKey): PartOf =>
  one(name, (options) =>
    options.period === undefined ? { key, value: { kind: 'date', of: options[name] ?? '' } } : undefined,
  );

const PARTS: readonly PartOf[] = [
  one('search_type', ({ search_type: type }) => (type ? { key: `part_search_${type}` } : undefined)),
  one('period', ({ period }) => (period ? { key: `period_${period}` } : undefined)),
  day('start_date', 'part_since'),
  day('end_date', 'part_until'),
  sources('included_sources', 'part_only', 'part_onlyMany'),
  sources('excluded_sources', 'part_not', 'part_notMany'),
  one('country_code', ({ country_code: code = '' }) => ({
    key: 'part_country',
    value: { kind: 'country', of: code },
  })),
  one('category', ({ category = '' }) => ({ key: 'part_category', value: { kind: 'text', of: category } })),
  number('max_num_results', 'part_results', 'count'),
  number('relevance_threshold', 'part_relevance', 'text'),
  one('response_length', ({ response_length: length }) =>
    typeof length === 'number'
      ? { key: 'part_lengthCharacters', value: { kind: 'count', of: length } }
      : { key: `part_length_${length ?? 'short'}` },
  ),
  one('fast_mode', ({ fast_mode: fast }) => ({ key: fast ? 'part_fast' : 'part_notFast' })),
  number('data_max_price', 'part_dataPrice', 'dollars'),
  number('max_price', 'part_price', 'dollars'),
  one('system_instructions', () => ({ key: 'part_instructions' })),
  one('structured_output', () => ({ key: 'part_structured' })),
  one('is_tool_call', ({ is_tool_call: tool }) => ({ key: tool ? 'part_toolCall' : 'part_noToolCall' })),
];
