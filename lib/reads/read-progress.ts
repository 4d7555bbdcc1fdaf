import { isRunning } from '../calls/call.ts';
import type { MicroDollars } from '../calls/money.ts';
import type { ReadPart, ReadRow } from './read-rows.ts';

/** How far a reading is. */
export interface ReadProgress {
  total: number;
  read: number;
  failed: number;
  /** Those that the person stopped before anything came of them. */
  stopped: number;
  /** The calls that still run, oldest first. */
  running: string[];
  /** What is known of the price so far. */
  spent: MicroDollars;
  /** Calls that may have been charged, nobody here knows what. */
  unknown: number;
  /** Whether this device answered all of it. */
  free: boolean;
}

export function readProgress(parts: readonly ReadPart[], rows: readonly ReadRow[]): ReadProgress {
  const calls = parts.map(({ call }) => call);
  const ended = calls.filter((call) => !isRunning(call));
  const count = (state: ReadRow['state']) => rows.filter((row) => row.state === state).length;
  return {
    total: rows.length,
    read: count('read'),
    failed: count('failed'),
    stopped: count('stopped'),
    running: calls.filter(isRunning).map(({ id }) => id),
    spent: ended.reduce((sum, { cost }) => sum + (cost.total ?? 0), 0),
    unknown: ended.filter(({ cost, service }) => cost.total === null && service.kind === 'hosted').length,
    free: calls.every(({ service }) => service.kind === 'device'),
  };
}

/** The addresses that may be asked for once more: those that failed, or those that were stopped. */
export function urlsOf(rows: readonly ReadRow[], state: 'failed' | 'stopped'): string[] {
  return rows.filter((row) => row.state === state).map(({ url }) => url);
}
