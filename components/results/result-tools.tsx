import { formatCount } from '#components/call/format.ts';
import { Field } from '#components/ui/field.tsx';
import { text } from '#lib/browser/text.ts';
import type { DeepsearchReply } from '#lib/contract/deepsearch.ts';
import { ORDERS, countBySource } from './arrange-results.ts';
import type { Order } from './arrange-results.ts';
import styles from './results.module.css';

interface ResultToolsProps {
  reply: DeepsearchReply;
  order: Order;
  source: string | undefined;
  onOrder: (order: Order) => void;
  onSource: (source: string | undefined) => void;
}

/** How the results are sorted, and those of which source are shown. */
export function ResultTools({ reply, order, source, onOrder, onSource }: ResultToolsProps) {
  const sources = countBySource(reply);
  const orders = ORDERS.filter(
    (each) => each !== 'citations' || reply.results.some(({ citation_count: n }) => n),
  );
  return (
    <div className={styles['tools']}>
      <Field label={text('resultsOrder')}>
        {(control) => (
          <select
            {...control}
            value={order}
            onChange={({ target }) => onOrder(ORDERS.find((each) => each === target.value) ?? 'relevance')}
          >
            {orders.map((each) => (
              <option key={each} value={each}>
                {text(`order_${each}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {sources.length > 1 && (
        <Field label={text('resultsSource')}>
          {(control) => (
            <select
              {...control}
              value={source === undefined ? '' : `=${source}`}
              onChange={({ target }) => onSource(target.value === '' ? undefined : target.value.slice(1))}
            >
              <option value="">{text('resultsAll', formatCount(reply.results.length))}</option>
              {sources.map(([name, count]) => (
                <option key={name} value={`=${name}`}>
                  {text('resultsOf', name || text('resultsNoSource'), formatCount(count))}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </div>
  );
}
