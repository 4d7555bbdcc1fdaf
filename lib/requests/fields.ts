import { ANSWER_DEFAULTS, MAX_INSTRUCTIONS, SEARCH_TYPES, answerRequestSchema } from '../contract/answer.ts';
import { DEEPSEARCH_DEFAULTS, MAX_RESULTS, deepsearchRequestSchema } from '../contract/deepsearch.ts';
import { RESPONSE_LENGTHS } from '../contract/shared.ts';
import type { AskOperation, OptionName } from './options.ts';

/** A request's field as a person sets it; `period` has no field of its own, it stands for `start_date`. */
export type FieldName = Exclude<OptionName, 'period'>;

/** How a field is set. `unset` is what the service does when it is left out, where the interface says so. */
export type Control =
  | { kind: 'choice'; options: readonly string[]; unset: string }
  | { kind: 'switch'; unset: boolean }
  | { kind: 'number'; min: number; max?: number; step: number | 'any'; unset?: number }
  | { kind: 'length'; options: readonly string[]; min: number; max: number; unset: string }
  | { kind: 'text'; max: number }
  | { kind: 'words'; max: number }
  | { kind: 'sources' }
  | { kind: 'date' }
  | { kind: 'country' }
  | { kind: 'schema' };

/** Characters of `category`: ours, so that a pasted giant does not travel. */
export const MAX_CATEGORY = 200;

/** Every field of a request but the question itself, in the order in which the form shows them. */
export const FIELDS: Readonly<Record<FieldName, Control>> = {
  search_type: { kind: 'choice', options: SEARCH_TYPES, unset: ANSWER_DEFAULTS.search_type },
  start_date: { kind: 'date' },
  end_date: { kind: 'date' },
  included_sources: { kind: 'sources' },
  excluded_sources: { kind: 'sources' },
  country_code: { kind: 'country' },
  category: { kind: 'words', max: MAX_CATEGORY },
  max_num_results: {
    kind: 'number',
    min: 1,
    max: MAX_RESULTS,
    step: 1,
    unset: DEEPSEARCH_DEFAULTS.max_num_results,
  },
  relevance_threshold: {
    kind: 'number',
    min: 0,
    max: 1,
    step: 0.05,
    unset: DEEPSEARCH_DEFAULTS.relevance_threshold,
  },
  response_length: {
    kind: 'length',
    options: Object.keys(RESPONSE_LENGTHS),
    min: 1_000,
    max: 1_000_000,
    unset: DEEPSEARCH_DEFAULTS.response_length,
  },
  fast_mode: { kind: 'switch', unset: ANSWER_DEFAULTS.fast_mode },
  data_max_price: { kind: 'number', min: 0, step: 'any', unset: ANSWER_DEFAULTS.data_max_price },
  max_price: { kind: 'number', min: 0, step: 'any' },
  system_instructions: { kind: 'text', max: MAX_INSTRUCTIONS },
  structured_output: { kind: 'schema' },
  is_tool_call: { kind: 'switch', unset: DEEPSEARCH_DEFAULTS.is_tool_call },
};

const SHAPES = { answer: answerRequestSchema.shape, deepsearch: deepsearchRequestSchema.shape };

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(FIELDS, name);

/** The fields that an operation's request has, by the contract's own schema. */
export function fieldsOf(operation: AskOperation): FieldName[] {
  return Object.keys(FIELDS)
    .filter(isFieldName)
    .filter((name) => Object.hasOwn(SHAPES[operation], name));
}
