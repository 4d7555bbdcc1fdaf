import type { z } from './zod.ts';
import { answerReplySchema, answerRequestSchema } from './answer.ts';
import { contentsReplySchema, contentsRequestSchema } from './contents.ts';
import { deepsearchReplySchema, deepsearchRequestSchema } from './deepsearch.ts';
import { feedbackReplySchema, feedbackRequestSchema } from './feedback.ts';

/** A service is whatever answers a `Request` with a `Response`: the network, or our own implementation. */
export type Fetch = (request: Request) => Promise<Response>;

export const OPERATION_NAMES = ['answer', 'contents', 'deepsearch', 'feedback'] as const;
export type OperationName = (typeof OPERATION_NAMES)[number];

/** The four operations: where each stands below the base address, and the shapes of what goes in and out. */
export const operations = {
  answer: { path: '/answer', request: answerRequestSchema, reply: answerReplySchema },
  contents: { path: '/contents', request: contentsRequestSchema, reply: contentsReplySchema },
  deepsearch: { path: '/v1/deepsearch', request: deepsearchRequestSchema, reply: deepsearchReplySchema },
  feedback: { path: '/v1/feedback', request: feedbackRequestSchema, reply: feedbackReplySchema },
} as const satisfies Record<OperationName, { path: string; request: z.ZodType; reply: z.ZodType }>;

export type RequestOf<Name extends OperationName> = z.infer<(typeof operations)[Name]['request']>;
export type ReplyOf<Name extends OperationName> = z.infer<(typeof operations)[Name]['reply']>;
