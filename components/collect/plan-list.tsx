import { Disclosure } from '#components/ui/disclosure.tsx';
import { text } from '#lib/browser/text.ts';
import type { TextKey } from '#lib/browser/text.ts';
import { MAX_ADDRESSES } from '#lib/reads/plan-read.ts';
import type { PlanFault, PlannedRow } from '#lib/reads/plan-read.ts';
import styles from './collect-page.module.css';

const FAULTS: Record<PlanFault, TextKey> = {
  'not-address': 'planNotAddress',
  'not-web': 'planNotWeb',
  'local-file': 'planLocalFile',
  store: 'planStore',
  'with-name': 'planWithName',
  duplicate: 'planDuplicate',
  'too-many': 'planTooMany',
};

interface PlanListProps {
  rows: readonly PlannedRow[];
  /** How many of them this device reads though a hosted service reads the others. */
  near: number;
}

/** How many pages would be read, and each address that would not be, with the reason. */
export function PlanList({ rows, near }: PlanListProps) {
  if (rows.length === 0) return null;
  const faulty = rows.filter(({ fault }) => fault !== undefined);
  const ready = rows.length - faulty.length;
  return (
    <section className={styles['plan']} aria-label={text('planTitle')}>
      <output>
        {ready === 1 ? text('planReadyOne') : text('planReady', ready)}
        {ready > 10 && ` ${text('planBatches', Math.ceil(ready / 10))}`}
        {near > 0 && ` ${text('planNear', near)}`}
      </output>
      {faulty.length > 0 && (
        <Disclosure
          summary={faulty.length === 1 ? text('planLeftOutOne') : text('planLeftOut', faulty.length)}
          open={faulty.length <= 5}
        >
          <ul className={styles['leftOut']}>
            {faulty.slice(0, MAX_ADDRESSES).map(({ named, fault }, index) => (
              // The same words may be there twice.
              <li key={index}>
                <bdi className={styles['named']}>{named.slice(0, 200)}</bdi>{' '}
                <span className={styles['soft']}>{fault && text(FAULTS[fault], MAX_ADDRESSES)}</span>
              </li>
            ))}
            {faulty.length > MAX_ADDRESSES && (
              <li className={styles['soft']}>{text('planMore', faulty.length - MAX_ADDRESSES)}</li>
            )}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}
