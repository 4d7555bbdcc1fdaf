import { text } from '#lib/browser/text.ts';
import type { Call } from '#lib/calls/call.ts';
import { parseEntry } from '#lib/calls/ledger/ledger-entry.ts';
import type { LedgerEntry } from '#lib/calls/ledger/ledger-entry.ts';
import type { CallStore } from '#lib/calls/store.ts';

/** Calls read at a time: a long history is never held in memory as a whole. */
const BATCH = 1_000;

type Cell = string | number;

/** Every call of the ledger as a line of a table, oldest first, deleted ones at the end without what was asked. */
export async function usageRows(store: CallStore) {
  const rows: Cell[][] = [];
  for (let from = 0; ;) {
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    const batch = await store.calls.where('seq').above(from).limit(BATCH).toArray();
    for (const { entry = '', ...call } of batch) {
      const parsed = parseEntry(entry);
      if (parsed) rows.push(rowOf(parsed, call));
    }
    const last = batch.at(-1);
    if (!last) break;
    from = last.seq;
  }
  await store.spent.each(({ entry }) => {
    const parsed = parseEntry(entry);
    if (parsed) rows.push(rowOf(parsed));
  });
  const columns = [
    text('csvDay'),
    text('csvTime'),
    text('csvOperation'),
    text('csvService'),
    text('csvSite'),
    text('csvState'),
    text('csvDollars'),
    text('csvQuestion'),
    text('csvTransaction'),
  ];
  return { columns, rows: rows.map((cells) => ({ path: [], cells })) };
}

function rowOf({ day, operation, service, site, cost }: LedgerEntry, call?: Call): Cell[] {
  return [
    day,
    call ? new Date(call.createdAt).toISOString() : '',
    operation,
    service || text('callThisDevice'),
    site,
    call?.state ?? text('csvDeleted'),
    cost === null ? text('csvUnknown') : cost / 1e6,
    call ? questionOf(call) : '',
    call?.txId ?? '',
  ];
}

function questionOf(call: Call): string {
  return call.operation === 'contents' ? call.request.urls.join(' ') : call.request.query;
}
