import { z } from '../contract/zod.ts';
import type { OperationName, RequestOf } from '../contract/index.ts';
import { ERRORS } from '../client/error.ts';
import type { ErrorCode, ErrorDetail } from '../client/error.ts';
import { NO_COST, UNKNOWN_COST } from './money.ts';
import type { Cost } from './money.ts';

/** The operations that are calls. Feedback is free and has its outbox. */
export type CallOperation = Exclude<OperationName, 'feedback'>;

export const CALL_STATES = ['waiting', 'sent', 'done', 'failed', 'cancelled', 'interrupted'] as const;
export type CallState = (typeof CALL_STATES)[number];

/** Where an answer may look. */
export const SCOPES = ['web', 'site', 'section', 'page'] as const;
export type Scope = (typeof SCOPES)[number];

const costSchema = z.object({
  total: z.number().nullable(),
  search: z.number().nullable(),
  ai: z.number().nullable(),
});

const errorSchema = z.object({
  code: z.custom<ErrorCode>((code) => typeof code === 'string' && Object.hasOwn(ERRORS, code)),
  status: z.number().optional(),
  words: z.string().optional(),
  field: z.string().optional(),
  retryAfter: z.number().optional(),
});

const shared = {
  /** Made by the view, so that a double click or a second window is the same call. */
  id: z.uuid(),
  state: z.enum(CALL_STATES),
  service: z.object({ kind: z.enum(['device', 'hosted']), address: z.string() }),
  /** The page in front of the person when they asked. */
  page: z.object({ url: z.string(), title: z.string(), tabId: z.number().optional() }).optional(),
  scope: z.enum(SCOPES).optional(),
  windowId: z.number().optional(),
  /** The hosted service was chosen and cannot reach the page, so this device answers. */
  rerouted: z.boolean().optional(),
  /** The call that this one asks on from. */
  follows: z.uuid().optional(),
  /** Milliseconds since 1970: for people. The order of calls is the store's own number. */
  createdAt: z.number(),
  sentAt: z.number().optional(),
  endedAt: z.number().optional(),
  /** Milliseconds from send to end by a clock that is never set back. */
  took: z.number().optional(),
  /** Which life of the background sent it. */
  bootId: z.string().optional(),
  /** Which life of the browser it was asked in: after a restart nothing is sent without asking again. */
  life: z.string().optional(),
  /** The person said that this one may go over their limit. */
  overLimit: z.literal(true).optional(),
  /** The reading of many pages that it is a part of: ten addresses go in one call. */
  group: z.uuid().optional(),
  pinned: z.literal(true).optional(),
  /** Requests sent so far; more than 1 only after a 429. */
  attempts: z.number(),
  /** A 429 is sent again at this time and not before. */
  notBefore: z.number().optional(),
  status: z.number().optional(),
  /** `ai_tx_id` or `tx_id`. */
  txId: z.string().optional(),
  cost: costSchema,
  error: errorSchema.optional(),
  /** What the list of earlier calls shows and searches: the first words of the reply. */
  excerpt: z.string().optional(),
};

const requestSchema = <Name extends CallOperation>() =>
  z.custom<RequestOf<Name>>((request) => typeof request === 'object' && request !== null);

/** One request to a service and all that became of it. The reply itself lies beside it (store: `replies`). */
export const callSchema = z.discriminatedUnion('operation', [
  z.object({ ...shared, operation: z.literal('answer'), request: requestSchema<'answer'>() }),
  z.object({ ...shared, operation: z.literal('contents'), request: requestSchema<'contents'>() }),
  z.object({ ...shared, operation: z.literal('deepsearch'), request: requestSchema<'deepsearch'>() }),
]);

export type Call = z.infer<typeof callSchema>;

/** What can happen to a call. Times are milliseconds since 1970, `took` milliseconds. */
export type CallEvent =
  | { type: 'send'; at: number; bootId: string }
  /** `notBefore` is absent while it waits for the network to come back. */
  | { type: 'wait'; notBefore?: number; error: ErrorDetail }
  | {
      type: 'finish';
      at: number;
      took: number;
      status: number;
      txId?: string | undefined;
      cost: Cost;
      excerpt: string;
    }
  | {
      type: 'fail';
      at: number;
      took?: number | undefined;
      error: ErrorDetail;
      cost?: Cost | undefined;
      txId?: string | undefined;
    }
  | { type: 'cancel'; at: number }
  | { type: 'interrupt'; at: number };

const ALLOWED: Record<CallState, readonly CallEvent['type'][]> = {
  waiting: ['send', 'wait', 'fail', 'cancel'],
  sent: ['wait', 'finish', 'fail', 'cancel', 'interrupt'],
  done: [],
  failed: [],
  cancelled: [],
  interrupted: [],
};

export const isRunning = (call: Pick<Call, 'state'>): boolean =>
  call.state === 'waiting' || call.state === 'sent';

/** Whether an event may happen to a call in its state. A late reply to a cancelled call, for one, may not. */
export function may(call: Pick<Call, 'state'>, event: CallEvent['type']): boolean {
  return ALLOWED[call.state].includes(event);
}

/**
 * The call after an event; the only way a call changes.
 *
 *     waiting ──send──▶ sent ──finish──▶ done
 *       ▲ │ │            │ ├──fail────▶ failed      (fail and wait also from waiting: nothing was sent)
 *       │ │ └──cancel──┐ │ ├──cancel──▶ cancelled
 *       └─┼───wait─────┼─┘ └─interrupt▶ interrupted
 *         └──fail──────┴─▶ …
 *
 * @throws RangeError when the event may not happen in this state
 */
export function advance(call: Call, event: CallEvent): Call {
  if (!may(call, event.type)) throw new RangeError(`A ${call.state} call cannot ${event.type}.`);
  switch (event.type) {
    case 'send':
      return {
        ...call,
        state: 'sent',
        sentAt: event.at,
        bootId: event.bootId,
        attempts: call.attempts + 1,
        error: undefined,
      };
    case 'wait':
      return { ...call, state: 'waiting', notBefore: event.notBefore, error: event.error };
    case 'finish':
      return {
        ...call,
        state: 'done',
        endedAt: event.at,
        took: event.took,
        status: event.status,
        txId: event.txId,
        cost: event.cost,
        excerpt: event.excerpt,
        error: undefined,
      };
    case 'fail':
      return {
        ...call,
        state: 'failed',
        endedAt: event.at,
        took: event.took,
        status: event.error.status,
        txId: event.txId,
        error: event.error,
        cost: event.cost ?? costOfFailure(call, event.error.code),
      };
    case 'cancel':
      return {
        ...call,
        state: 'cancelled',
        endedAt: event.at,
        error: { code: 'cancelled' },
        cost: costOfFailure(call, 'cancelled'),
      };
    case 'interrupt':
      return {
        ...call,
        state: 'interrupted',
        endedAt: event.at,
        error: { code: 'interrupted' },
        cost: costOfFailure(call, 'interrupted'),
      };
  }
}

/** The device costs nothing; a call that was never sent neither; for the rest the code says what is known. */
function costOfFailure(call: Call, code: ErrorCode): Cost {
  const free = call.service.kind === 'device' || call.state === 'waiting' || ERRORS[code].charged === 'no';
  return free ? NO_COST : UNKNOWN_COST;
}
