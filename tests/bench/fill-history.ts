import type { Page } from 'puppeteer-core';
import { callTerms } from '#lib/calls/call-terms.ts';
import type { Call } from '#lib/calls/call.ts';
import { withEntry } from '#lib/calls/ledger/ledger-day.ts';
import type { LedgerLine } from '#lib/calls/ledger/ledger-day.ts';
import { ledgerEntry, parseEntry } from '#lib/calls/ledger/ledger-entry.ts';
import { seeded } from '../e2e/faults/seeded.ts';

/** Records handed to the browser at a time. */
const BATCH = 2_000;
const DAY = 86_400_000;
const SYLLABLES = ['ba', 'ke', 'lo', 'mi', 'ru', 'sta', 'ven', 'tor', 'an', 'ghe', 'pli', 'os'];

/** Writes calls with answers into the store of the extension, as a long life with it would: newest last. */
export async function fillHistory(page: Page, records: number): Promise<void> {
  const random = seeded(7);
  const days = new Map<string, LedgerLine[]>();
  for (let from = 0; from < records; from += BATCH) {
    const count = Math.min(BATCH, records - from);
    const rows = Array.from({ length: count }, (_, at) => rowOf(from + at, records, random));
    for (const entry of rows.map((row) => parseEntry(row.entry)).filter((each) => each !== undefined)) {
      days.set(entry.day, withEntry(days.get(entry.day) ?? [], entry));
    }
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    await page.evaluate(addRows, 'calls', JSON.stringify(rows));
  }
  await page.evaluate(addRows, 'days', JSON.stringify([...days].map(([day, lines]) => ({ day, lines }))));
}

/** A made-up word: a few thousand different ones, as in real texts. */
function word(random: () => number): string {
  const syllables = 2 + Math.floor(random() * 2);
  return Array.from({ length: syllables }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join('');
}

function rowOf(number: number, records: number, random: () => number) {
  const words = Array.from({ length: 50 }, () => word(random)).join(' ');
  const call: Call = {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    operation: 'answer',
    request: { query: questionOf(number, records, word(random)) },
    service: { kind: 'hosted', address: 'https://service.example' },
    state: 'done',
    page: {
      url: `https://site${number % 40}.example/page/${number}`,
      title: `The ${word(random)} timetable`,
    },
    createdAt: Date.now() - (records - number) * (DAY / 200),
    sentAt: 1,
    endedAt: 2,
    took: 1_000,
    attempts: 1,
    status: 200,
    txId: `tx-${number}`,
    cost: { total: 14_500, search: 12_000, ai: 2_500 },
    excerpt: words.slice(0, 300),
  };
  return { ...call, terms: callTerms(call, words), entry: ledgerEntry(call) };
}

/** No search finds the newest call: the list must have changed when the first find stands in it. */
function questionOf(number: number, records: number, about: string): string {
  if (number === records - 1) return 'What came last?';
  return number === Math.floor(records / 3) ? 'Where is the needle?' : `Which harbour has the ${about}?`;
}

async function addRows(store: string, json: string): Promise<void> {
  const opened = indexedDB.open('sidelight-calls');
  await new Promise((resolve, reject) => {
    opened.addEventListener('success', resolve);
    opened.addEventListener('error', reject);
  });
  const transaction = opened.result.transaction(store, 'readwrite', { durability: 'relaxed' });
  for (const row of JSON.parse(json)) transaction.objectStore(store).add(row);
  await new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('error', reject);
  });
  opened.result.close();
}
