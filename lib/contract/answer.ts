import { z } from './zod.ts';
import {
  countryCodeSchema,
  dateSchema,
  datesInOrder,
  datesInOrderError,
  querySchema,
  sourcesSchema,
} from './shared.ts';
import type { Json } from './shared.ts';
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

export const SEARCH_TYPES = ['all', 'web', 'proprietary'] as const;

/** Characters that `system_instructions` may have (interface, Limits). */
export const MAX_INSTRUCTIONS = 2000;

/** What the service assumes for fields that are left out (interface, Answer request body). */
export const ANSWER_DEFAULTS = { search_type: 'all', fast_mode: false, data_max_price: 30 } as const;

/** Whatever JSON a schema holds: it came through `JSON.parse`, or from a form that did. */
const jsonSchema = z.custom<Json>(() => true);

export const answerRequestSchema = z
  .object({
    query: querySchema,
    system_instructions: z
      .string()
      .max(MAX_INSTRUCTIONS, `Instructions may have at most ${MAX_INSTRUCTIONS} characters.`)
      .nullish(),
    structured_output: z.record(z.string(), jsonSchema, 'The schema must be a JSON object.').nullish(),
    search_type: z.enum(SEARCH_TYPES, 'Use all, web or proprietary.').optional(),
    fast_mode: z.boolean('Use true or false.').optional(),
    /** Dollars per thousand retrievals of search data; the AI's cost is outside it. */
    data_max_price: z.number('Use a number of dollars.').min(0, 'The price must be 0 or more.').optional(),
    included_sources: sourcesSchema.optional(),
    excluded_sources: sourcesSchema.optional(),
    start_date: dateSchema.nullish(),
    end_date: dateSchema.nullish(),
    country_code: countryCodeSchema.nullish(),
  })
  .refine(datesInOrder, datesInOrderError);

export type AnswerRequest = z.infer<typeof answerRequestSchema>;

/** One source of an answer. */
export const searchResultSchema = z.looseObject({
  title: looseString,
  url: looseString,
  snippet: looseString,
  source: looseString,
  date: looseString,
  length: looseCount,
});

export type SearchResult = z.infer<typeof searchResultSchema>;

export const answerReplySchema = z
  .looseObject({
    success: looseBoolean,
    ai_tx_id: looseString,
    original_query: looseString,
    /** Text when `data_type` is `unstructured`, any JSON when it is `structured`. */
    contents: looseJson,
    data_type: looseString,
    search_results: looseList(searchResultSchema),
    search_metadata: loose(
      z.looseObject({
        tx_ids: looseList(z.string()),
        number_of_results: looseCount,
        total_characters: looseCount,
      }),
    ),
    ai_usage: loose(z.looseObject({ input_tokens: looseNumber, output_tokens: looseNumber })),
    cost: loose(
      z.looseObject({
        total_deduction_dollars: looseDollars,
        search_deduction_dollars: looseDollars,
        ai_deduction_dollars: looseDollars,
      }),
    ),
  })
  .refine(
    (reply) => reply.contents !== undefined || reply.search_results.length > 0 || reply.success !== undefined,
    'The reply has neither an answer nor sources.',
  );

export type AnswerReply = z.infer<typeof answerReplySchema>;
