import { useClock } from '#components/call/use-clock.ts';
import { text } from '#lib/browser/text.ts';
import { dayOf, monthOf } from '#lib/calls/day.ts';
import { addUp } from '#lib/calls/ledger/ledger.ts';
import type { LedgerLine } from '#lib/calls/ledger/ledger-day.ts';
import { formatDollars } from '#lib/calls/money.ts';
import type { Spending } from '#lib/calls/ledger/spending.ts';
import styles from './usage-page.module.css';

/** What was spent today, this month and since the beginning. */
export function Totals({ lines }: { lines: LedgerLine[] }) {
  const today = dayOf(useClock(60_000));
  const month = lines.filter(({ day }) => day.startsWith(monthOf(today)));
  const all = addUp(lines);
  return (
    <section className={styles['section']} aria-labelledby="spent">
      <h2 id="spent">{text('usageSpent')}</h2>
      <dl className={styles['totals']}>
        <Total name={text('usageToday')} spending={addUp(month.filter(({ day }) => day === today))} />
        <Total name={text('usageMonth')} spending={addUp(month)} />
        <Total name={text('usageAll')} spending={all} />
      </dl>
      {all.unknown > 0 && <p className={styles['hint']}>{text('usageUnknownHint')}</p>}
    </section>
  );
}

function Total({ name, spending }: { name: string; spending: Spending }) {
  return (
    <div className={styles['total']}>
      <dt>{name}</dt>
      <dd>
        <strong>{formatDollars(spending.known)}</strong>
        {spending.unknown > 0 && <em>{text('usagePlus', spending.unknown)}</em>}
        <span>{text('usageCalls', spending.hosted)}</span>
        <span>{text('usageDeviceCalls', spending.device)}</span>
      </dd>
    </div>
  );
}
