import { StoreGate } from '#components/history/store-gate.tsx';
import { useSeen } from '#components/history/use-seen.ts';
import { CallRecord } from './call-record.tsx';
import styles from './call.module.css';
import { useNewestCall } from './use-calls.ts';

/** The newest call of all: what the popup shows when it opens, and what it began since. */
export function LastCall({ windowId }: { windowId: number | undefined }) {
  useSeen();
  return (
    <StoreGate>
      <Newest windowId={windowId} />
    </StoreGate>
  );
}

function Newest({ windowId }: { windowId: number | undefined }) {
  const newest = useNewestCall(undefined);
  if (newest?.call === undefined) return null;
  return (
    <div className={styles['front']} tabIndex={-1}>
      <CallRecord key={newest.call.id} id={newest.call.id} windowId={windowId} />
    </div>
  );
}
