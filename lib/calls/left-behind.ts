import { callSchema } from './call.ts';
import type { CallEvent } from './call.ts';
import type { Journal } from './journal.ts';
import type { CallRow, CallStore } from './store.ts';
import { save } from './unsaved.ts';
import type { Unsaved } from './unsaved.ts';

/** After this many milliseconds a call that never left is not sent any more without asking. */
const STALE = 600_000;

interface Surroundings {
  store: CallStore;
  unsaved: Unsaved;
  now: () => number;
  life: () => Promise<string>;
}

/** The calls that an earlier life of the background did not bring to an end, oldest first. */
export async function leftBehind({ store, unsaved }: Surroundings, journal: Journal): Promise<CallRow[]> {
  const homeless = await saveAll(journal, unsaved);
  const left = await store.calls.where('state').anyOf('waiting', 'sent').sortBy('seq');
  // A row that was damaged on the disk must not keep the others waiting.
  return left.filter((row) => callSchema.safeParse(row).success && !homeless.has(row.id));
}

/** Tries to write down what a full disk did not take. Gives the ids that still have nowhere to go. */
async function saveAll(journal: Journal, unsaved: Unsaved): Promise<Set<string>> {
  const rows = await unsaved.all();
  const outcomes = await Promise.allSettled(rows.map((row) => save(journal, unsaved, row)));
  return new Set(rows.filter((_, index) => outcomes[index]?.status === 'rejected').map(({ id }) => id));
}

/** A call that waits for its turn or its time goes on in the same life of the browser; anything else is for the person. */
export async function mayGoOn({ now, life }: Surroundings, call: CallRow): Promise<boolean> {
  if (call.state !== 'waiting') return false;
  // A clock that was set in between makes the age of a call a guess: then it is not sent.
  const age = Math.abs(now() - (call.notBefore ?? call.createdAt));
  return call.life === (await life()) && age < STALE;
}

/** What became of a call that nobody goes on with. */
export function endOf(call: CallRow, at: number): CallEvent {
  return call.state === 'sent'
    ? { type: 'interrupt', at }
    : { type: 'fail', at, error: { code: 'never-sent' } };
}
