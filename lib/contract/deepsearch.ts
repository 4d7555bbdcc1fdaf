import { z } from './zod.ts';
import { SEARCH_TYPES } from './answer.ts';
import {
  countryCodeSchema,
  dateSchema,
  datesInOrder,
  datesInOrderError,
  querySchema,
  responseLengthSchema,
  sourcesSchema,
} from './shared.ts';
import {
  loose,
  looseBoolean,
  looseCount,
  looseDollars,
  looseJson,
  looseList,
  looseNumber,
  looseString,
} from './tolerant.ts';

export const MAX_RESULTS = 20;

/** The interface shows no defaults for deepsearch; these are ours (design, "Where the interface is silent"). */
export const DEEPSEARCH_DEFAULTS = {
  max_num_results: 10,
  search_type: 'all',
  relevance_threshold: 0.5,
  response_length: 'short',
  is_tool_call: false,
} as const;

export const deepsearchRequestSchema = z
  .object({
    query: querySchema,
    max_num_results: z
      .number('Use a whole number.')
      .int('Use a whole number.')
      .min(1, 'Ask for at least 1 result.')
      .max(MAX_RESULTS, `Ask for at most ${MAX_RESULTS} results.`)
      .optional(),
    search_type: z.enum(SEARCH_TYPES, 'Use all, web or proprietary.').optional(),
    max_price: z.number('Use a number of dollars.').min(0, 'The price must be 0 or more.').optional(),
    /** 0 lets everything through, 1 only what matches every word. */
    relevance_threshold: z
      .number('Use a number from 0 to 1.')
      .min(0, 'Use a number from 0 to 1.')
      .max(1, 'Use a number from 0 to 1.')
      .optional(),
    included_sources: sourcesSchema.optional(),
    excluded_sources: sourcesSchema.optional(),
    category: z.string('Use a word or two.').optional().meta({
      description: 'Brings forward pages whose own data, section or address name it; leaves none out.',
    }),
    response_length: responseLengthSchema.optional(),
    country_code: countryCodeSchema
      .nullish()
      .meta({ description: 'Brings forward pages of its domain or of its form of a language.' }),
    is_tool_call: z.boolean('Use true or false.').optional(),
    start_date: dateSchema.nullish(),
    end_date: dateSchema.nullish(),
  })
  .refine(datesInOrder, datesInOrderError);

export type DeepsearchRequest = z.infer<typeof deepsearchRequestSchema>;

export const deepsearchResultSchema = z.looseObject({
  id: looseString,
  title: looseString,
  url: looseString,
  content: looseJson,
  source: looseString,
  length: looseCount,
  image_url: looseJson,
  publication_date: looseString,
  doi: looseString,
  citation: looseString,
  citation_count: looseCount,
  authors: looseList(z.string()),
  references: looseString,
  price: looseDollars,
  data_type: looseString,
  source_type: looseString,
});

export type DeepsearchResult = z.infer<typeof deepsearchResultSchema>;

export const deepsearchReplySchema = z
  .looseObject({
    success: looseBoolean,
    error: looseString,
    tx_id: looseString,
    query: looseString,
    results: looseList(deepsearchResultSchema),
    /** Source names are the service's own words, so they go into a Map: a name such as `__proto__` stays a name. */
    results_by_source: loose(
      z
        .record(z.string(), z.unknown())
        .transform((counts) => new Map(Object.entries(counts).filter(isCount)))
        .meta({ type: 'object', additionalProperties: { type: 'integer' } }),
    ),
    /** Shown as it came and never summed: the interface does not say its unit. */
    total_deduction_pcm: looseNumber,
    total_deduction_dollars: looseDollars,
    total_characters: looseCount,
  })
  .refine(
    (reply) => reply.results.length > 0 || reply.tx_id !== undefined || reply.success !== undefined,
    'The reply has no results.',
  );

export type DeepsearchReply = z.infer<typeof deepsearchReplySchema>;

function isCount(entry: [string, unknown]): entry is [string, number] {
  return typeof entry[1] === 'number';
}
