import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { describe, expect, it } from 'vitest';
import type { Call } from '#lib/calls/call.ts';
import { dayOf } from '#lib/calls/day.ts';
import { eraseCalls } from '#lib/calls/erase.ts';
import { ledgerEntry, parseEntry } from '#lib/calls/ledger/ledger-entry.ts';
import { countDays, readLedger } from '#lib/calls/ledger/ledger-day.ts';
import { addUp, divide } from '#lib/calls/ledger/ledger.ts';
import { checkLimits, readLimits } from '#lib/calls/ledger/limits.ts';
import { UNKNOWN_COST } from '#lib/calls/money.ts';
import { CallStore } from '#lib/calls/store.ts';
import { aCall, addEnded, aRow } from './a-call.ts';
import { freshStore } from './fresh-store.ts';

const store = freshStore();
const hosted = { kind: 'hosted', address: 'https://service.example/v2' } as const;
const noon = (day: string) => Date.parse(`${day}T12:00:00`);
const paid = (dollars: number, day = '2026-11-21', url = 'https://site.example/a') =>
  aRow({
    state: 'done',
    service: hosted,
    createdAt: noon(day),
    attempts: 1,
    endedAt: noon(day),
    page: { url, title: '' },
    cost: { total: Math.round(dollars * 1e6), search: null, ai: null },
  });
const lost = (day = '2026-11-21') =>
  aRow({ state: 'interrupted', service: hosted, createdAt: noon(day), attempts: 1, cost: UNKNOWN_COST });
const free = () => aRow({ state: 'done', createdAt: noon('2026-11-21'), attempts: 1 });

describe('a ledger entry', () => {
  it('says day, operation, service, cost and site, and is read back as it was', () => {
    const call = aCall({ ...paid(0.0145), state: 'done' });
    expect(parseEntry(ledgerEntry(call))).toEqual({
      day: '2026-11-21',
      operation: 'answer',
      service: 'service.example',
      cost: 14_500,
      site: 'site.example',
    });
    expect(parseEntry(ledgerEntry(aCall({ service: hosted })))?.cost, 'Unknown is not zero').toBeNull();
  });

  it.each(['', 'one two', '2026-11-21 gift  1 ', '2026-11-21 answer  much '])(
    'that is damaged counts for nothing: %j',
    (text) => expect(parseEntry(text)).toBeUndefined(),
  );

  it('is of the day on which it was asked, by this device’s calendar', () => {
    expect(dayOf(noon('2026-01-05'))).toBe('2026-01-05');
  });
});

describe('the ledger', () => {
  it('adds known amounts, counts unknown ones, and counts this device apart', async () => {
    await addEnded(store(), paid(0.0145), paid(1), lost(), free());
    expect(addUp(await readLedger(store()))).toEqual({
      known: 1_014_500,
      unknown: 1,
      hosted: 3,
      device: 1,
      dearest: 1_000_000,
    });
  });

  it('divides by day, month, operation and site', async () => {
    await addEnded(store(), paid(1), paid(2, '2026-10-31'), paid(4, '2026-11-20', 'https://b.example/'));
    const entries = await readLedger(store());
    const known = (by: 'day' | 'month' | 'operation' | 'site') =>
      Object.fromEntries([...divide(entries, by)].map(([name, sum]) => [name, sum.known / 1e6]));
    expect(known('day')).toEqual({ '2026-11-21': 1, '2026-10-31': 2, '2026-11-20': 4 });
    expect(known('month')).toEqual({ '2026-11': 5, '2026-10': 2 });
    expect(known('operation')).toEqual({ answer: 7 });
    expect(known('site')).toEqual({ 'site.example': 3, 'b.example': 4 });
  });

  it('keeps what a deleted call cost, and nothing else of it', async () => {
    const call = paid(3);
    await addEnded(store(), call);
    await store().replies.put({ id: call.id, raw: 'secret', status: 200 });
    await eraseCalls(store(), { what: 'call', id: call.id });
    expect(addUp(await readLedger(store())).known).toBe(3_000_000);
    expect([await store().calls.count(), await store().replies.count()]).toEqual([0, 0]);
    expect(JSON.stringify(await store().spent.toArray())).not.toContain('tower');
  });
});

describe('the sums of the days', () => {
  const lines = () => readLedger(store());

  it('are those of the entries, whatever happened in between', async () => {
    await addEnded(store(), paid(1), paid(2, '2026-10-31'), lost(), free(), paid(0.0145));
    await eraseCalls(store(), { what: 'day', value: '2026-10-31' });
    const counted = await lines();
    await countDays(store());
    const again = await lines();
    const inOrder = (each: typeof counted) =>
      each.map((line) =>
        JSON.stringify(
          line,
          Object.keys(line).toSorted((a, b) => a.localeCompare(b)),
        ),
      );
    expect(new Set(inOrder(again))).toEqual(new Set(inOrder(counted)));
  });

  it('are counted anew where they were damaged on the disk', async () => {
    await addEnded(store(), paid(1), paid(2));
    await store().days.put({ day: '2026-11-21', lines: null as unknown as [] });
    expect(addUp(await lines()).known).toBe(3_000_000);
    await addEnded(store(), paid(4));
    expect(addUp(await lines()).known).toBe(7_000_000);
    expect((await store().days.get('2026-11-21'))?.lines).toHaveLength(1);
  });

  it('are made for a store that was written before there were any', async () => {
    const name = `old-${Math.random()}`;
    const old = new Dexie(name);
    old.version(1).stores({
      calls: '++seq, &id, state, windowId, *terms, entry',
      replies: 'id',
      outbox: 'callId, state',
      spent: '++seq, entry',
    });
    await old.table('calls').bulkAdd([paid(1), lost()]);
    await old.table('spent').add({ entry: paid(2, '2026-10-31').entry });
    old.close();
    const now = new CallStore(name);
    expect(addUp(await readLedger(now))).toMatchObject({ known: 3_000_000, unknown: 1, hosted: 3 });
    await now.delete();
  });
});

describe('a limit', () => {
  const limits = { day: 1, month: 10, call: null };
  const now = noon('2026-11-21');

  it.each([
    [0.79, 'free'],
    [0.8, 'near'],
    [0.999_999, 'near'],
    [1, 'reached'],
    [5, 'reached'],
  ])('of $1 with $%d spent is %s', async (dollars, state) => {
    await addEnded(store(), paid(dollars));
    expect((await readLimits(store(), limits, now))[0]?.state).toBe(state);
  });

  it('of nothing stops everything, and no limit stops nothing', async () => {
    await expect(checkLimits(store(), { day: 0, month: null, call: null }, now)).rejects.toMatchObject({
      detail: { code: 'limit-reached', field: 'day' },
    });
    await addEnded(store(), paid(1_000));
    await expect(checkLimits(store(), { day: null, month: null, call: null }, now)).resolves.toBe('go');
  });

  it('for the month counts all its days, deleted calls too', async () => {
    await addEnded(store(), paid(6, '2026-11-01'), paid(5, '2026-11-02'), paid(5, '2026-10-30'));
    await eraseCalls(store(), { what: 'day', value: '2026-11-01' });
    await expect(checkLimits(store(), limits, now)).rejects.toMatchObject({ detail: { field: 'month' } });
  });

  it('on one call stops the next one, until a call of a usual price', async () => {
    const guard = { day: null, month: null, call: 10 };
    await addEnded(store(), paid(250_000));
    await expect(checkLimits(store(), guard, now)).rejects.toMatchObject({ detail: { code: 'price-alarm' } });
    await addEnded(store(), free());
    await expect(checkLimits(store(), guard, now), 'This device tells nothing of prices').rejects.toThrow(
      'price-alarm',
    );
    await addEnded(store(), paid(0.01));
    await expect(checkLimits(store(), guard, now)).resolves.toBe('go');
  });
});

describe('calls on their way', () => {
  const limits = { day: 0.1, month: null, call: null };
  const now = noon('2026-11-21');
  const answer = aCall({ service: hosted });
  const search = (max_price?: number): Call => ({
    ...aCall({ service: hosted }),
    operation: 'deepsearch',
    request: { query: 'towers', ...(max_price === undefined ? {} : { max_price }) },
  });
  const standing = (...onTheWay: Call[]) => checkLimits(store(), limits, now, onTheWay);

  it('count as the dearest of their kind this month', async () => {
    await addEnded(store(), paid(0.02), paid(0.01));
    expect(await standing(answer, answer, answer), '0.03 spent, 0.06 on its way').toBe('go');
    expect(await standing(answer, answer, answer, answer)).toBe('wait');
  });

  it('are waited for where nobody knows what they will cost', async () => {
    expect(await standing()).toBe('go');
    expect(await standing(answer)).toBe('wait');
    await addEnded(store(), paid(0.01));
    expect(await standing(search()), 'Prices of answers tell nothing of searches').toBe('wait');
  });

  it('count as what they allow themselves at the most', async () => {
    expect(await standing(search(0.04), search(0.04))).toBe('go');
    expect(await standing(search(0.06), search(0.06))).toBe('wait');
  });

  it('are no matter where no limit is set', async () => {
    expect(await checkLimits(store(), { day: null, month: null, call: null }, now, [answer])).toBe('go');
  });
});
