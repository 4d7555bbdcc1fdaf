import { EXTRACT_EFFORTS } from '../contract/contents.ts';
import type { ContentsRequest } from '../contract/contents.ts';
import { responseLengthSchema } from '../contract/shared.ts';
import { z } from '../contract/zod.ts';

/** How pages are read unless the person says otherwise: the choice of the last time. */
export const readChoiceSchema = z.object({
  length: responseLengthSchema.default('medium'),
  effort: z.enum(EXTRACT_EFFORTS).default('normal'),
  summary: z.boolean().default(false),
  /** Who reads them; the service of the settings when nobody was chosen. */
  by: z.enum(['device', 'hosted']).optional(),
});

export type ReadChoice = z.infer<typeof readChoiceSchema>;

/** The request for some addresses, at most ten. */
export function readRequest(
  urls: readonly string[],
  { length, effort, summary }: ReadChoice,
): ContentsRequest {
  return { urls: [...urls], response_length: length, extract_effort: effort, summary };
}
