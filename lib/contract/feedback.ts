import { z } from './zod.ts';
import { looseBoolean, looseString } from './tolerant.ts';

/** The interface does not show the allowed sentiments; a thumb up and a thumb down say these. */
export const SENTIMENTS = ['good', 'bad'] as const;
export type Sentiment = (typeof SENTIMENTS)[number];

/** Characters of free text: ours, so that a comment stays a comment. */
export const MAX_FEEDBACK = 2000;

export const feedbackRequestSchema = z.object({
  tx_id: z.string('Name the transaction.').min(1, 'Name the transaction.'),
  feedback: z.string().max(MAX_FEEDBACK, `Feedback may have at most ${MAX_FEEDBACK} characters.`).optional(),
  sentiment: z.string('Say good or bad.').min(1, 'Say good or bad.'),
});

export type FeedbackRequest = z.infer<typeof feedbackRequestSchema>;

export const feedbackReplySchema = z.looseObject({ success: looseBoolean, message: looseString });

export type FeedbackReply = z.infer<typeof feedbackReplySchema>;
