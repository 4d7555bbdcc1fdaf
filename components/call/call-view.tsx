import { Icon } from '#components/ui/icon.tsx';
import { passFocusOn } from '#components/ui/pass-focus-on.ts';
import { Unseen } from '#components/ui/unseen.tsx';
import { text } from '#lib/browser/text.ts';
import type { Call } from '#lib/calls/call.ts';
import { isRunning } from '#lib/calls/call.ts';
import type { FeedbackRow, ReplyRow } from '#lib/calls/store.ts';
import { CallErrorNotice } from './call-error.tsx';
import { questionOf } from './call-words.ts';
import { Feedback } from '#components/feedback/feedback.tsx';
import { formatAge } from './format.ts';
import { OPERATION_ICONS } from './operation-icons.ts';
import { Progress } from './progress.tsx';
import { ReplyView } from './reply-view.tsx';
import { useClock } from './use-clock.ts';
import styles from './call.module.css';

interface CallViewProps {
  call: Call;
  reply: ReplyRow | undefined;
  feedback: FeedbackRow | undefined;
  /** The window that a repeated call belongs to. */
  windowId: number | undefined;
}

/** One call, whatever has become of it so far. */
export function CallView({ call, reply, feedback, windowId }: CallViewProps) {
  return (
    <article ref={passFocusOn} className={styles['call']} aria-busy={isRunning(call)}>
      <CallHead call={call} />
      <Progress call={call} />
      {call.error && !isRunning(call) && (
        <CallErrorNotice call={call} error={call.error} windowId={windowId} />
      )}
      {!isRunning(call) && <ReplyView call={call} row={reply} windowId={windowId} />}
      {call.state === 'done' && call.txId !== undefined && <Feedback callId={call.id} feedback={feedback} />}
    </article>
  );
}

function CallHead({ call }: { call: Call }) {
  const now = useClock(30_000);
  return (
    <header className={styles['head']}>
      <Icon name={OPERATION_ICONS[call.operation]} />
      <h2 className={styles['question']} dir="auto" tabIndex={-1}>
        {questionOf(call)}
      </h2>
      <time className={styles['age']} dateTime={new Date(call.createdAt).toISOString()}>
        <Unseen>{text('callAsked')} </Unseen>
        {formatAge(call.createdAt, now)}
      </time>
    </header>
  );
}
