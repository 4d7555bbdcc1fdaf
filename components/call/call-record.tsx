import { CallView } from './call-view.tsx';
import { useRecord } from './use-calls.ts';

/** A call as the store has it, live. */
export function CallRecord({ id, windowId }: { id: string; windowId: number | undefined }) {
  const record = useRecord(id);
  if (record === undefined) return null;
  return <CallView {...record} windowId={windowId} />;
}
