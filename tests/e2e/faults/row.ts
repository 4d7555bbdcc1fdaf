import type { CallOperation, CallState } from '#lib/calls/call.ts';
import type { ErrorCode } from '#lib/client/error.ts';
import type { Settings } from '#lib/browser/settings.ts';
import type { Stored } from './call-desk.ts';

/** One row of the fault matrix, or a part of one. */
export interface FaultRow {
  /** Its number in the matrix. */
  row: number;
  /** What befalls the request, in the words of tests/service. */
  fault: string;
  operation: CallOperation;
  /** Fields of the request beside the question or the addresses. */
  request?: object;
  /** Every pattern stands in the text that the panel shows. */
  sees: RegExp[];
  /** No pattern stands there. */
  hides?: RegExp[];
  state: CallState;
  code?: ErrorCode | undefined;
  /** Requests that left. */
  sent?: number;
  /** Micro-dollars; `null` for unknown. */
  cost?: number | null;
  timeouts?: Partial<Settings['timeouts']>;
  /** What is otherwise in Firefox. */
  inFirefox?: Partial<Pick<FaultRow, 'state' | 'code' | 'sees' | 'hides' | 'cost'>>;
  /** More that must be true of what is stored. */
  kept?: (stored: Stored) => boolean;
}
