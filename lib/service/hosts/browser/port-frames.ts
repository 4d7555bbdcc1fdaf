import { z } from '../../../contract/zod.ts';

const headers = z.array(z.tuple([z.string(), z.string()]));

/** What the asking side sends. Frames of many requests share a port; `id` tells them apart. */
export const askSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('request'),
    id: z.number(),
    url: z.string(),
    method: z.string(),
    headers,
    body: z.string(),
  }),
  z.object({ kind: z.literal('cancel'), id: z.number() }),
]);

/** What the serving side sends: one frame for each request, unless that was cancelled. */
export const replySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('response'),
    id: z.number(),
    status: z.number().int().min(200).max(599),
    statusText: z.string(),
    headers,
    body: z.string(),
  }),
  z.object({ kind: z.literal('error'), id: z.number(), message: z.string() }),
]);

export type AskFrame = z.infer<typeof askSchema>;
export type ReplyFrame = z.infer<typeof replySchema>;
