import { useState } from 'react';
import { StoreGate } from '#components/history/store-gate.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { text } from '#lib/browser/text.ts';
import { divide } from '#lib/calls/ledger/ledger.ts';
import type { Division } from '#lib/calls/ledger/ledger.ts';
import type { LedgerLine } from '#lib/calls/ledger/ledger-day.ts';
import { ExportButton } from './export-button.tsx';
import { LimitNotices } from './limit-notices.tsx';
import { LimitsForm } from './limits-form.tsx';
import { SpendChart } from './spend-chart.tsx';
import { SpendTable } from './spend-table.tsx';
import { Totals } from './totals.tsx';
import { useLedger } from './use-ledger.ts';
import styles from './usage-page.module.css';

/** What was spent on what, and how much may be. Everything here is derived from the calls. */
export function UsagePage() {
  return (
    <main className={styles['page']}>
      <header className={styles['header']}>
        <img src="/icon/sidelight.svg" alt="" width="40" height="40" />
        <h1>{text('usageTitle')}</h1>
      </header>
      <StoreGate>
        <LimitNotices />
        <Spending />
      </StoreGate>
      <LimitsForm />
      <footer className={styles['footer']}>
        <a href="/options.html">{text('usageSettings')}</a>
      </footer>
    </main>
  );
}

function Spending() {
  const lines = useLedger();
  return lines && <Figures lines={lines} />;
}

const DIVISIONS = [
  { value: 'day', label: 'usageByDay' },
  { value: 'month', label: 'usageByMonth' },
  { value: 'operation', label: 'usageByOperation' },
  { value: 'site', label: 'usageBySite' },
] as const;

function Figures({ lines }: { lines: LedgerLine[] }) {
  const [division, setDivision] = useState<Division>('day');
  return (
    <>
      <Totals lines={lines} />
      {lines.length > 0 && <SpendChart lines={lines} />}
      <section className={styles['section']}>
        <div className={styles['bar']}>
          <RadioGroup
            legend={text('usageDivide')}
            options={DIVISIONS.map(({ value, label }) => ({ value, label: text(label) }))}
            value={division}
            onChange={setDivision}
          />
          {lines.length > 0 && <ExportButton />}
        </div>
        <SpendTable division={division} sums={divide(lines, division)} />
      </section>
    </>
  );
}
