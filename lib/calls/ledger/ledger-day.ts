import type { EntityTable, Table } from 'dexie';
import type { CallOperation } from '../call.ts';
import { parseEntry } from './ledger-entry.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { addTo, NOTHING_SPENT } from './spending.ts';
import type { Spending } from './spending.ts';

/** What the calls of one day, one operation and one site came to. */
export interface LedgerLine extends Spending {
  /** `YYYY-MM-DD` by the calendar of this device. */
  day: string;
  operation: CallOperation;
  site: string;
}

/** The lines of one day: a hundred thousand calls are a few hundred of these, so the ledger opens at once. */
export interface DayRow {
  day: string;
  lines: LedgerLine[];
}

/** A table whose `entry` index holds what each call came to (ledger-entry.ts). */
type EntryTable = Pick<Table, 'where'>;

/** The tables of the store that the ledger is made of. */
interface LedgerTables {
  calls: EntryTable;
  spent: EntryTable;
  days: EntityTable<DayRow, 'day'>;
}

/**
 * Counts a call that has just ended. To be called once for it, in the transaction that writes its entry: `days` is
 * the sum of the entries and nothing else.
 */
export async function countEntry(store: LedgerTables, text: string): Promise<void> {
  const entry = parseEntry(text);
  if (!entry) return;
  const { day } = entry;
  const row = await store.days.get(day);
  // The entry is in the index already, so a day that has to be counted anew has it too.
  const lines = row && isWhole(row) ? withEntry(row.lines, entry) : await linesOf(store, day);
  await store.days.put({ day, lines });
}

/**
 * What all calls that have ended came to, deleted ones too; oldest day first. A damaged day is counted anew from the
 * entries of its calls.
 *
 * @param since the beginning of a day, such as `2026-11` or `2026-11-21`; '' for all
 */
export async function readLedger(store: LedgerTables, since = ''): Promise<LedgerLine[]> {
  const rows = await store.days.where('day').startsWith(since).toArray();
  const lines = await Promise.all(
    rows.map(async (row) => (isWhole(row) ? row.lines : linesOf(store, row.day))),
  );
  return lines.flat();
}

/** Counts every day anew from the entries of the calls. */
export async function countDays(store: LedgerTables): Promise<void> {
  const days = new Map<string, LedgerLine[]>();
  for (const entry of await readEntries(store, '')) {
    days.set(entry.day, withEntry(days.get(entry.day) ?? [], entry));
  }
  await store.days.clear();
  await store.days.bulkPut([...days].map(([day, lines]) => ({ day, lines })));
}

async function linesOf(store: LedgerTables, day: string): Promise<LedgerLine[]> {
  const entries = await readEntries(store, day);
  return entries.reduce(withEntry, new Array<LedgerLine>());
}

/** The entries of all calls that have ended, deleted ones too. Goes through the whole index of those days. */
async function readEntries(store: Omit<LedgerTables, 'days'>, since: string): Promise<LedgerEntry[]> {
  const keys = await Promise.all(
    [store.calls, store.spent].map((table) => table.where('entry').startsWith(since).keys()),
  );
  return keys.flat().flatMap((key) => (typeof key === 'string' ? (parseEntry(key) ?? []) : []));
}

/** The lines with one call more. */
export function withEntry(lines: readonly LedgerLine[], entry: LedgerEntry): LedgerLine[] {
  const { day, operation, site } = entry;
  const isIts = (line: LedgerLine) => line.operation === operation && line.site === site;
  const line = lines.find(isIts) ?? { day, operation, site, ...NOTHING_SPENT };
  return [...lines.filter((each) => !isIts(each)), { ...line, ...addTo(line, spendingOf(entry)) }];
}

/** What one call came to. */
function spendingOf({ service, cost }: LedgerEntry): Spending {
  if (service === '') return { ...NOTHING_SPENT, device: 1 };
  if (cost === null) return { ...NOTHING_SPENT, hosted: 1, unknown: 1 };
  return { ...NOTHING_SPENT, hosted: 1, known: cost, dearest: cost };
}

/** Twenty thousand lines are looked at whenever the ledger is read: a schema would take as long as all the rest. */
function isWhole({ lines }: { lines?: unknown }): boolean {
  return Array.isArray(lines) && lines.every(isLine);
}

const AMOUNTS = ['known', 'unknown', 'hosted', 'device', 'dearest'] as const satisfies (keyof Spending)[];

function isLine(line: Partial<LedgerLine> | null): boolean {
  return (
    typeof line?.site === 'string' &&
    typeof line.day === 'string' &&
    typeof line.operation === 'string' &&
    AMOUNTS.every((name) => Number.isFinite(line[name]))
  );
}
