import { useState } from 'react';
import { OPERATION_ICONS } from '#components/call/operation-icons.ts';
import { priceOf, questionOf, stateOf } from '#components/call/call-words.ts';
import { formatAge } from '#components/call/format.ts';
import { useClock } from '#components/call/use-clock.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { text } from '#lib/browser/text.ts';
import type { HistoryFilter } from '#lib/calls/history.ts';
import type { CallRow } from '#lib/calls/store.ts';
import { HistoryFilterForm } from './history-filter.tsx';
import { useHistory } from './use-history.ts';
import styles from './earlier-list.module.css';

/** Calls drawn at first, and more with each click. */
const PAGE = 30;

interface EarlierListProps {
  /** The call that is open. */
  openId: string | undefined;
  onOpen: (id: string) => void;
}

/** Every call, newest first. Only what is shown is read: a long history opens as fast as a short one. */
export function EarlierList({ openId, onOpen }: EarlierListProps) {
  const [limit, setLimit] = useState(PAGE);
  const [filter, setFilter] = useState<HistoryFilter>({});
  const earlier = useHistory(filter, limit);
  const filtered = Object.values(filter).some((value) => value !== undefined);
  const now = useClock(30_000);
  if (earlier === undefined) return null;
  return (
    <section className={styles['earlier']}>
      <h2 className={styles['heading']} id="earlier">
        {text('historyEarlier')}
      </h2>
      {(filtered || earlier.calls.length > 0) && (
        <HistoryFilterForm
          filter={filter}
          onChange={(changed) => {
            setFilter(changed);
            setLimit(PAGE);
          }}
        />
      )}
      {earlier.calls.length === 0 && (
        <output className={styles['empty']}>{text(filtered ? 'historyNoMatch' : 'historyEmpty')}</output>
      )}
      <ol className={styles['list']} aria-labelledby="earlier">
        {earlier.calls.map((call) => (
          <li key={call.id}>
            <EarlierCall call={call} now={now} open={call.id === openId} onOpen={onOpen} />
          </li>
        ))}
      </ol>
      {earlier.damaged > 0 && <p className={styles['empty']}>{text('historyDamaged', earlier.damaged)}</p>}
      {earlier.more && <Button onClick={() => setLimit(limit + PAGE)}>{text('historyMore')}</Button>}
    </section>
  );
}

interface EarlierCallProps {
  call: CallRow;
  now: number;
  open: boolean;
  onOpen: (id: string) => void;
}

function EarlierCall({ call, now, open, onOpen }: EarlierCallProps) {
  return (
    <button
      type="button"
      className={styles['row']}
      aria-current={open || undefined}
      onClick={() => onOpen(call.id)}
    >
      <Icon name={OPERATION_ICONS[call.operation]} />
      <span className={styles['question']}>
        <bdi>{questionOf(call)}</bdi>
      </span>
      <span className={styles['facts']}>
        <span className={call.state === 'done' ? undefined : styles[call.state]}>{stateOf(call)}</span>
        {(call.state === 'done' || call.cost.total === null) && <span>{priceOf(call)}</span>}
        <span>{formatAge(call.createdAt, now)}</span>
        {call.pinned && <span>{text('historyPinnedMark')}</span>}
      </span>
    </button>
  );
}
