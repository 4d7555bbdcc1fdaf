import { z } from '#lib/contract/zod.ts';
import { CallError, ERRORS } from '../client/error.ts';
import type { ErrorCode } from '../client/error.ts';
import { SCOPES } from '../calls/call.ts';
import type { PageInfo } from '../page/page-info.ts';

/** Where the background finds the page of a call: the tab itself is read only when the device service answers. */
const tabSchema = z.object({ id: z.number(), url: z.string(), title: z.string() });

const startSchema = z.object({
  id: z.uuid(),
  operation: z.enum(['answer', 'contents', 'deepsearch']),
  /** Checked again by the contract before anything is sent. */
  request: z.record(z.string(), z.unknown()),
  tab: tabSchema.optional(),
  scope: z.enum(SCOPES).optional(),
  windowId: z.number().optional(),
  /** The call that this one asks on from. */
  follows: z.uuid().optional(),
  /** The person lets this one go over their limit. */
  overLimit: z.literal(true).optional(),
  /** Who shall answer; the service of the settings when nobody is named. */
  service: z.enum(['device', 'hosted']).optional(),
  /** The reading that it is a part of. */
  group: z.uuid().optional(),
});

export type StartCall = z.infer<typeof startSchema>;

/** What views may know of the service and its key: never the key itself. */
export interface ServiceInfo {
  kind: 'device' | 'hosted';
  /** The hosted service's address, also while the device service is in use; empty when none was entered. */
  address: string;
  /** The last characters of the key kept for that address, or nothing when there is none. */
  keyEnding: string | undefined;
  keep: 'device' | 'session';
  /** Whether the browser lets Sidelight reach that address. */
  permitted: boolean;
}

/** Everything a view may ask of the background: the schema of what it sends, and the type of what comes back. */
export const messageSchemas = {
  'call/start': startSchema,
  'call/stop': z.object({ id: z.uuid() }),
  /** Writes down what a full disk did not take. */
  'call/save': z.object({ id: z.uuid() }),
  'history/pin': z.object({ id: z.uuid(), pinned: z.boolean() }),
  'history/erase': z.discriminatedUnion('what', [
    z.object({ what: z.literal('call'), id: z.uuid() }),
    z.object({ what: z.enum(['day', 'site']), value: z.string().min(1) }),
    z.object({ what: z.literal('all') }),
  ]),
  'feedback/give': z.object({
    callId: z.uuid(),
    sentiment: z.enum(['good', 'bad']),
    text: z.string().max(2000),
  }),
  'feedback/withdraw': z.object({ callId: z.uuid() }),
  'feedback/retry': z.object({ callId: z.uuid() }),
  'service/info': z.object({}),
  'service/save': z.object({
    kind: z.enum(['device', 'hosted']),
    address: z.string(),
    /** Absent: the key that is kept for the address stays. */
    key: z.string().min(1).optional(),
    keep: z.enum(['device', 'session']),
  }),
  'key/forget': z.object({}),
  'everything/forget': z.object({}),
  'page/look': z.object({ windowId: z.number().optional() }),
  /** For the offscreen page, which the browser does not tell. */
  'site/may-reach': z.object({ url: z.url() }),
  /** One method of the library; the device checks which, and with what. */
  'library/call': z.object({ method: z.string(), args: z.array(z.unknown()) }),
} as const;

export type MessageType = keyof typeof messageSchemas;
export type MessageBody<Type extends MessageType> = z.infer<(typeof messageSchemas)[Type]>;

export interface MessageReplies {
  'call/start': void;
  'call/stop': void;
  'call/save': void;
  'history/pin': void;
  /** How many were deleted. */
  'history/erase': number;
  'feedback/give': void;
  'feedback/withdraw': void;
  'feedback/retry': void;
  'service/info': ServiceInfo;
  'service/save': ServiceInfo;
  'key/forget': ServiceInfo;
  'everything/forget': void;
  'page/look': PageInfo;
  'site/may-reach': boolean;
  'library/call': unknown;
}

/** One handler for each message: a missing or misspelt one does not compile. */
export type Handlers = {
  [Type in MessageType]: (body: MessageBody<Type>) => Promise<MessageReplies[Type]>;
};

/** How a message travels. */
export const envelopeSchema = z.object({ type: z.string(), body: z.unknown() });

export type Outcome =
  { ok: true; value: unknown } | { ok: false; code: ErrorCode; words?: string | undefined };

export function isMessageType(type: string): type is MessageType {
  return Object.hasOwn(messageSchemas, type);
}

/** A failure on its way to a view: only codes and words travel, never stacks or causes. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof CallError) return { ok: false, code: error.detail.code, words: error.detail.words };
  return { ok: false, code: 'not-recorded', words: error instanceof Error ? error.message : String(error) };
}

const outcomeSchema = z.union([
  z.object({ ok: z.literal(true), value: z.unknown().optional() }),
  z.object({
    ok: z.literal(false),
    code: z.custom<ErrorCode>((code) => typeof code === 'string' && Object.hasOwn(ERRORS, code)),
    words: z.string().optional(),
  }),
]);

/** The value of an outcome. @throws CallError with the background's code */
export function valueOf(outcome: unknown): unknown {
  const parsed = outcomeSchema.safeParse(outcome);
  if (!parsed.success) throw new CallError({ code: 'not-recorded', words: 'The background did not answer.' });
  if (!parsed.data.ok) throw new CallError({ code: parsed.data.code, words: parsed.data.words });
  return parsed.data.value;
}
