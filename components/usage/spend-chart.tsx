import { useEffect, useRef } from 'react';
import { text } from '#lib/browser/text.ts';
import { useClock } from '#components/call/use-clock.ts';
import { divide } from '#lib/calls/ledger/ledger.ts';
import type { LedgerLine } from '#lib/calls/ledger/ledger-day.ts';
import { drawChart } from './draw-chart.ts';
import { lastDays } from './last-days.ts';
import styles from './usage-page.module.css';

const DAYS = 30;

/** A column for each of the last days. The table holds the same figures for who cannot see it. */
export function SpendChart({ lines }: { lines: LedgerLine[] }) {
  const today = Math.floor(useClock(60_000) / 60_000) * 60_000;
  const days = lastDays(today, DAYS);
  const sums = divide(lines, 'day');
  const dollars = days.map(({ day }) => (sums.get(day)?.known ?? 0) / 1e6);
  const element = useRef<HTMLDivElement>(null);
  const times = days.map(({ time }) => time / 1000);
  // The figures as text: the chart is drawn anew when one of them has changed, and not whenever a list was.
  const figures = JSON.stringify([times, dollars]);

  useEffect(() => {
    if (element.current === null) return;
    return drawChart(element.current, figures, text('usageChart'));
  }, [figures]);

  return (
    <figure className={styles['chart']}>
      <div ref={element} aria-hidden="true" />
      <figcaption className={styles['hint']}>
        {text('usageChart')}. {text('usageChartHint')}
      </figcaption>
    </figure>
  );
}
