import type { CallEvent } from './call.ts';
import type { Journal } from './journal.ts';
import type { Kept } from './reply-row.ts';

/** What became of a call and could not be written to the disk. */
export interface UnsavedRow {
  id: string;
  /** Absent when the call's own row could be written, with its cost, and only the reply could not. */
  event?: CallEvent | undefined;
  kept?: Kept | undefined;
}

/** A place that needs no disk: it lasts as long as the browser does. */
export interface Unsaved {
  put(row: UnsavedRow): Promise<void>;
  all(): Promise<UnsavedRow[]>;
  remove(id: string): Promise<void>;
}

/**
 * Writes how a call ended. Where the disk takes no reply it may still take the call's few hundred bytes with its
 * cost; what it does not take is kept in memory, and shown as not saved: it was paid for.
 *
 * @throws what the place in memory throws
 */
export async function commit(
  journal: Journal,
  unsaved: Unsaved,
  id: string,
  event: CallEvent,
  kept?: Kept,
): Promise<void> {
  try {
    await journal.record(id, event, kept);
    return;
  } catch {
    // What could not be written is kept in memory below, and shown as not saved.
  }
  try {
    await journal.record(id, event);
    if (kept) await unsaved.put({ id, kept });
  } catch {
    await unsaved.put({ id, event, kept });
  }
}

/** Tries again to write down what could not be written. @throws CallError as `Journal.record`; it is kept then */
export async function save(journal: Journal, unsaved: Unsaved, row: UnsavedRow): Promise<void> {
  const { id, event, kept } = row;
  if (event) await journal.record(id, event, kept);
  else if (kept) await journal.keepReply(id, kept);
  await unsaved.remove(id);
}
