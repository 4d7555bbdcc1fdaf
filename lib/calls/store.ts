import { Dexie } from 'dexie';
import type { EntityTable } from 'dexie';
import type { Json } from '../contract/shared.ts';
import type { Call } from './call.ts';
import { countDays } from './ledger/ledger-day.ts';
import type { DayRow } from './ledger/ledger-day.ts';
import type { ReplyNotice } from './reply-notices.ts';

/** What the store adds to a call for its indexes; all of it follows from the call and its reply. */
export interface Indexed {
  /** What a search finds it by: words, and facets such as `#op:answer` (call-terms.ts). */
  terms: string[];
  /** Its line in the ledger, once it has ended (ledger-entry.ts). */
  entry?: string | undefined;
}

/** A call as stored: `seq` is the order in which calls were made, whatever the clock said. */
export type CallRow = Call & Indexed & { seq: number };

/** What came back. Kept apart from the call, so that a list of a hundred thousand calls stays light. */
export interface ReplyRow {
  id: string;
  /** As the contract parsed it; absent when the reply could not be read. */
  reply?: Json;
  /** The reply's text, at most 256 KiB of characters, without the key. */
  raw: string;
  status: number;
  /** What is odd about the reply and worth a line above it. */
  notices?: ReplyNotice[];
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

/** What is left of a deleted call: what was spent stays spent. */
export interface SpentRow {
  seq: number;
  entry: string;
}

/** The version of the tables below. Dexie opens a newer one without a word, so whoever opens it compares. */
const VERSION = 2;

/** The store of calls. The background is its only writer; views read it with `useLiveQuery`. */
export class CallStore extends Dexie {
  declare readonly calls: EntityTable<CallRow, 'seq'>;
  declare readonly replies: EntityTable<ReplyRow, 'id'>;
  declare readonly outbox: EntityTable<FeedbackRow, 'callId'>;
  declare readonly spent: EntityTable<SpentRow, 'seq'>;
  declare readonly days: EntityTable<DayRow, 'day'>;

  readonly declaredVersion = VERSION;

  constructor(name = 'sidelight-calls') {
    // Strict: a commit is on the disk before anything is sent (faults.md, step 3).
    super(name, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({
      calls: '++seq, &id, state, windowId, *terms, entry',
      replies: 'id',
      outbox: 'callId, state',
      spent: '++seq, entry',
    });
    // The sums of the days (ledger-day.ts) follow from the calls: a higher version may count them anew alike.
    this.version(VERSION)
      .stores({ days: 'day' })
      .upgrade(() => countDays(this));
  }
}
