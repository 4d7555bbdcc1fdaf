import { useRecord } from '#components/call/use-calls.ts';
import { CallActions } from './call-actions.tsx';

/** The actions for the call that is open, as the store has it. */
export function OpenCallActions({ id, windowId }: { id: string; windowId: number | undefined }) {
  const record = useRecord(id);
  return record ? <CallActions call={record.call} windowId={windowId} /> : null;
}
