import { z } from './zod.ts';
import { responseLengthSchema } from './shared.ts';
import { looseBoolean, looseCount, looseDollars, looseJson, looseList, looseString } from './tolerant.ts';

export const EXTRACT_EFFORTS = ['normal', 'high'] as const;
export type ExtractEffort = (typeof EXTRACT_EFFORTS)[number];

/** URLs that one request may name (interface, Limits). */
export const MAX_URLS = 10;

export const CONTENTS_DEFAULTS = {
  response_length: 'short',
  extract_effort: 'normal',
  summary: false,
} as const;

/** A web address: http or https, without a user name in it. */
export const webAddressSchema = z.string().refine(isWebAddress, 'Not a web address (http or https).');

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (
    (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' && url.password === ''
  );
}

export const contentsRequestSchema = z.object({
  urls: z
    .array(webAddressSchema, 'Name 1 to 10 addresses.')
    .min(1, 'Name at least one address.')
    .max(MAX_URLS, `At most ${MAX_URLS} addresses go in one request.`),
  response_length: responseLengthSchema.optional(),
  extract_effort: z.enum(EXTRACT_EFFORTS, 'Use normal or high.').optional(),
  summary: z.boolean('Use true or false.').optional(),
});

export type ContentsRequest = z.infer<typeof contentsRequestSchema>;

/** One page. `status: "failed"` or an `error` marks a URL that could not be read. */
export const contentsResultSchema = z.looseObject({
  title: looseString,
  url: looseString,
  /** Markdown, or any JSON where a service extracts structured data. */
  content: looseJson,
  summary: looseJson,
  description: looseString,
  source: looseString,
  price: looseDollars,
  length: looseCount,
  data_type: looseString,
  source_type: looseString,
  publication_date: looseString,
  /** The address as requested, without the tracking parameters that `url` may carry. */
  id: looseString,
  image_url: looseJson,
  status: looseString,
  error: looseString,
});

export type ContentsResult = z.infer<typeof contentsResultSchema>;

export const contentsReplySchema = z
  .looseObject({
    success: looseBoolean,
    error: looseString,
    tx_id: looseString,
    results: looseList(contentsResultSchema),
    urls_requested: looseCount,
    urls_processed: looseCount,
    urls_failed: looseCount,
    total_cost_dollars: looseDollars,
    total_characters: looseCount,
  })
  .refine(
    (reply) => reply.results.length > 0 || reply.urls_requested !== undefined || reply.success !== undefined,
    'The reply has no results.',
  );

export type ContentsReply = z.infer<typeof contentsReplySchema>;

/** Whether a result stands for a URL that could not be read. */
export function isFailedResult(result: ContentsResult): boolean {
  return result.status === 'failed' || Boolean(result.error);
}
