// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CallStoreContext } from '#components/call/call-store-context.ts';
import { dollarsTyped } from '#components/usage/dollars-typed.ts';
import { lastDays } from '#components/usage/last-days.ts';
import { LimitNotices } from '#components/usage/limit-notices.tsx';
import { LimitsForm } from '#components/usage/limits-form.tsx';
import { SpendTable } from '#components/usage/spend-table.tsx';
import { Totals } from '#components/usage/totals.tsx';
import { usageRows } from '#components/usage/usage-rows.ts';
import { changeSettings, readSettings } from '#lib/browser/settings.ts';
import { eraseCalls } from '#lib/calls/erase.ts';
import { readLedger } from '#lib/calls/ledger/ledger-day.ts';
import { divide } from '#lib/calls/ledger/ledger.ts';
import { toCsv } from '#lib/export/to-csv.ts';
import type { CallStore } from '#lib/calls/store.ts';
import { addEnded, aRow } from '../calls/a-call.ts';
import { freshStore } from '../calls/fresh-store.ts';

const opened = freshStore();
let store: CallStore;
beforeEach(() => {
  store = opened();
});
afterEach(cleanup);

const hosted = { kind: 'hosted', address: 'https://service.example' } as const;
const paid = (total: number | null, query = 'How high?') =>
  aRow({
    state: 'done',
    request: { query },
    service: hosted,
    createdAt: Date.now(),
    attempts: 1,
    page: { url: 'https://site.example/', title: '' },
    cost: { total, search: null, ai: null },
  });

describe('what was spent', () => {
  it('is told with what is not known, and with what was free', async () => {
    await addEnded(store, paid(14_500), paid(null), aRow({ state: 'done', createdAt: Date.now() }));
    render(<Totals lines={await readLedger(store)} />);
    expect(screen.getAllByText('$0.0145')).toHaveLength(3);
    expect(screen.getAllByText('+ 1 unknown')).toHaveLength(3);
    expect(screen.getAllByText('Calls to a service: 2')).toHaveLength(3);
    expect(screen.getAllByText('Free, on this device: 1')).toHaveLength(3);
  });

  it('stands in a table by site, dearest first', async () => {
    await addEnded(
      store,
      paid(1_000_000),
      aRow({ ...paid(5_000_000), id: crypto.randomUUID(), page: undefined }),
    );
    render(<SpendTable division="site" sums={divide(await readLedger(store), 'site')} />);
    const [, first, second] = screen.getAllByRole('row');
    expect(first?.textContent).toContain('No page$5.00');
    expect(second?.textContent).toContain('site.example$1.00');
  });

  it('is saved as a table that no spreadsheet runs, deleted calls too', async () => {
    const call = paid(14_500, '=HYPERLINK("https://evil.example")');
    await store.calls.bulkAdd([call, paid(null, 'Why?')]);
    await store.calls.where({ id: call.id }).modify({ txId: '+1' });
    const csv = toCsv(await usageRows(store));
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(csv).toContain(`'+1`);
    expect(csv).toContain('unknown');
    await eraseCalls(store, { what: 'call', id: call.id });
    const after = toCsv(await usageRows(store));
    expect(after).toMatch(/deleted,0\.0145,,/);
    expect(after).not.toContain('evil');
  });
});

describe('the limits', () => {
  it('are saved as they are typed, and an amount that is none is refused', async () => {
    const user = userEvent.setup();
    render(<LimitsForm />);
    const day = await screen.findByRole('textbox', { name: 'Dollars a day' });
    await user.type(day, 'lots');
    expect(screen.getByRole('alert').textContent).toContain('Enter an amount');
    expect(screen.getByRole('button', { name: 'Save limits' })).toHaveProperty('disabled', true);
    await user.clear(day);
    await user.type(day, '0,50');
    await user.clear(screen.getByRole('textbox', { name: /one call has cost/ }));
    await user.click(screen.getByRole('button', { name: 'Save limits' }));
    await screen.findByText('Limits saved');
    expect((await readSettings()).limits).toEqual({ day: 0.5, month: null, call: null });
  });

  it('are warned of at 80 % and at their end', async () => {
    await addEnded(store, paid(850_000));
    await changeSettings({ limits: { day: 1, month: 0.5, call: null } });
    render(
      <CallStoreContext value={store}>
        <LimitNotices>
          <a href="/usage.html">Change</a>
        </LimitNotices>
      </CallStoreContext>,
    );
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2));
    const [day, month] = screen.getAllByRole('status');
    expect(day?.textContent).toContain('$0.85 of $1.00 are spent today.');
    expect(month?.textContent).toContain('The limit is reached: $0.85 of $0.50 are spent this month.');
    expect(within(day ?? document.body).getByRole('link', { name: 'Change' })).toBeDefined();
  });

  it.each([
    ['', null],
    [' $5 ', 5],
    ['0.50', 0.5],
    ['0,5', 0.5],
    ['-1', undefined],
    ['1e9', undefined],
    ['1.1234567', undefined],
    ['five', undefined],
  ])('take %j for %j', (typed, dollars) => expect(dollarsTyped(typed)).toBe(dollars));
});

it('the days of the chart follow the calendar, through a change of clocks too', () => {
  const days = lastDays(Date.parse('2026-03-31T12:00:00'), 30).map(({ day }) => day);
  expect(days).toHaveLength(30);
  expect(new Set(days).size).toBe(30);
  expect([days.at(0), days.at(-1)]).toEqual(['2026-03-02', '2026-03-31']);
});
