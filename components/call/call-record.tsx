import { UnsavedNotice } from '#components/history/unsaved-notice.tsx';
import { useUnsaved } from '#components/history/use-unsaved.ts';
import { Sent } from '#components/sent/sent.tsx';
import { advance, may } from '#lib/calls/call.ts';
import type { Call } from '#lib/calls/call.ts';
import { replyRow } from '#lib/calls/reply-row.ts';
import type { UnsavedRow } from '#lib/calls/unsaved.ts';
import { CallView } from './call-view.tsx';
import { useRecord } from './use-calls.ts';

/** A call as the store has it, live, with what the disk did not take. */
export function CallRecord({ id, windowId }: { id: string; windowId: number | undefined }) {
  const record = useRecord(id);
  const unsaved = useUnsaved(id);
  if (record === undefined) return null;
  const call = withUnsaved(record.call, unsaved);
  const reply = record.reply ?? (unsaved?.kept && replyRow(id, unsaved.kept));
  return (
    <>
      {unsaved && <UnsavedNotice id={id} />}
      <CallView call={call} reply={reply} feedback={record.feedback} windowId={windowId} />
      <Sent call={call} reply={reply} />
    </>
  );
}

function withUnsaved(call: Call, unsaved: UnsavedRow | undefined): Call {
  return unsaved?.event && may(call, unsaved.event.type) ? advance(call, unsaved.event) : call;
}
