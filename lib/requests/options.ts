import { SEARCH_TYPES } from '../contract/answer.ts';
import type { RESPONSE_LENGTHS } from '../contract/shared.ts';
import { loose } from '../contract/tolerant.ts';
import { z } from '#lib/contract/zod.ts';

const LENGTHS = [
  'short',
  'medium',
  'large',
  'max',
] as const satisfies readonly (keyof typeof RESPONSE_LENGTHS)[];

/** The operations that a person asks with. */
export type AskOperation = 'answer' | 'deepsearch';

/** Date windows that move along with today. */
export const PERIODS = ['day', 'week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

/**
 * What a person has set for their requests, for both operations at once: a field that is absent is left to the
 * service. It is kept as they set it, right or wrong, until it is checked before sending; a number that was typed
 * wrong is `NaN`. `period` stands for a `start_date` that is reckoned on the day of asking.
 */
export const optionsSchema = z.object({
  search_type: loose(z.enum(SEARCH_TYPES)),
  period: loose(z.enum(PERIODS)),
  start_date: loose(z.string()),
  end_date: loose(z.string()),
  included_sources: loose(z.array(z.string())),
  excluded_sources: loose(z.array(z.string())),
  country_code: loose(z.string()),
  category: loose(z.string()),
  max_num_results: loose(z.number()),
  relevance_threshold: loose(z.number()),
  response_length: loose(z.union([z.enum(LENGTHS), z.number()])),
  fast_mode: loose(z.boolean()),
  data_max_price: loose(z.number()),
  max_price: loose(z.number()),
  system_instructions: loose(z.string()),
  structured_output: loose(z.record(z.string(), z.unknown())),
  is_tool_call: loose(z.boolean()),
});

export type Options = z.infer<typeof optionsSchema>;
export type OptionName = keyof Options;

/** Options without those that say nothing: absent, an empty text or an empty list. */
export function withoutEmpty(options: Options): Options {
  const set = Object.entries(options).filter(([, value]) => isSet(value));
  return optionsSchema.parse(Object.fromEntries(set));
}

export function isSet(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
}
