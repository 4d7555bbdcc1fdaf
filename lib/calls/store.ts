import { Dexie } from 'dexie';
import type { EntityTable } from 'dexie';
import type { Json } from '../contract/shared.ts';
import type { Call } from './call.ts';

/** A call as stored: `seq` is the order in which calls were made, whatever the clock said. */
export type CallRow = Call & { seq: number };

/** What came back. Kept apart from the call, so that a list of a hundred thousand calls stays light. */
export interface ReplyRow {
  id: string;
  /** As the contract parsed it; absent when the reply could not be read. */
  reply?: Json;
  /** The reply's text, at most 256 KiB of characters, without the key. */
  raw: string;
  status: number;
}

export const FEEDBACK_STATES = ['waiting', 'delivered', 'refused'] as const;

/** Feedback on one call: written down at once, delivered when possible. */
export interface FeedbackRow {
  callId: string;
  txId: string;
  service: Call['service'];
  sentiment: string;
  text: string;
  state: (typeof FEEDBACK_STATES)[number];
  tries: number;
  /** Milliseconds since 1970. */
  nextTryAt: number;
  at: number;
  /** The service's words, when it refused. */
  words?: string | undefined;
}

/** The store of calls. The background is its only writer; views read it with `useLiveQuery`. */
export class CallStore extends Dexie {
  declare readonly calls: EntityTable<CallRow, 'seq'>;
  declare readonly replies: EntityTable<ReplyRow, 'id'>;
  declare readonly outbox: EntityTable<FeedbackRow, 'callId'>;

  constructor(name = 'sidelight-calls') {
    // Strict: a commit is on the disk before anything is sent (faults.md, step 3).
    super(name, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({
      calls: '++seq, &id, state, operation, createdAt, windowId',
      replies: 'id',
      outbox: 'callId, state',
    });
  }
}
