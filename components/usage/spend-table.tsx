import { useState } from 'react';
import { formatCount, formatDay } from '#components/call/format.ts';
import { Button } from '#components/ui/button.tsx';
import { text } from '#lib/browser/text.ts';
import type { TextKey } from '#lib/browser/text.ts';
import type { Division } from '#lib/calls/ledger/ledger.ts';
import type { Spending } from '#lib/calls/ledger/spending.ts';
import { spendingWords } from './spending-words.ts';
import styles from './usage-page.module.css';

/** Lines drawn at first, and more with each click. */
const PAGE = 31;

const HEADS = {
  day: 'usageByDay',
  month: 'usageByMonth',
  operation: 'usageByOperation',
  site: 'usageBySite',
} as const satisfies Record<Division, TextKey>;

const OPERATIONS: Record<string, TextKey> = {
  answer: 'usageOperationAnswer',
  contents: 'usageOperationContents',
  deepsearch: 'usageOperationDeepsearch',
};

interface SpendTableProps {
  division: Division;
  sums: Map<string, Spending>;
}

/** The sums as a table: times newest first, the rest dearest first. */
export function SpendTable({ division, sums }: SpendTableProps) {
  const [limit, setLimit] = useState(PAGE);
  if (sums.size === 0) return <p className={styles['hint']}>{text('usageEmpty')}</p>;
  const isTime = division === 'day' || division === 'month';
  const lines = [...sums].toSorted(([a, one], [b, other]) =>
    isTime ? b.localeCompare(a) : other.known - one.known || a.localeCompare(b),
  );
  return (
    <>
      {/* Both browsers let keys reach what scrolls. */}
      <div className={styles['scroll']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{text(HEADS[division])}</th>
              <th scope="col">{text('usageCost')}</th>
              <th scope="col">{text('usageHosted')}</th>
              <th scope="col">{text('usageDevice')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, limit).map(([name, sum]) => (
              <tr key={name}>
                <th scope="row">
                  <bdi>{nameOf(division, name)}</bdi>
                </th>
                <td>{spendingWords(sum)}</td>
                <td>{formatCount(sum.hosted)}</td>
                <td>{formatCount(sum.device)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {lines.length > limit && <Button onClick={() => setLimit(limit + PAGE)}>{text('historyMore')}</Button>}
    </>
  );
}

function nameOf(division: Division, name: string): string {
  if (division === 'day') return formatDay(name);
  if (division === 'site') return name === '' ? text('usageNoSite') : name;
  const operation = division === 'operation' ? OPERATIONS[name] : undefined;
  return operation ? text(operation) : name;
}
