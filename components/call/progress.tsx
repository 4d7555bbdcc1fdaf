import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { handOnFocus } from '#components/ui/hand-on-focus.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import { useAsk } from '#components/ui/use-ask.ts';
import { send } from '#lib/browser/send.ts';
import { text } from '#lib/browser/text.ts';
import { isRunning } from '#lib/calls/call.ts';
import type { Call } from '#lib/calls/call.ts';
import { MAX_WAIT } from '#lib/calls/retry.ts';
import { answererOf, stateOf } from './call-words.ts';
import { formatDuration } from './format.ts';
import { Refusal } from './refusal.tsx';
import { useClock } from './use-clock.ts';
import unseen from '#components/ui/unseen.module.css';
import styles from './call.module.css';

/** How a call is doing. It stays in the document when the call has ended, so that the end is read out. */
export function Progress({ call }: { call: Call }) {
  const running = isRunning(call);
  return (
    <div className={classNames(styles['progress'], !running && styles['ended'])}>
      {running && <Spinner />}
      <output className={running ? undefined : unseen['unseen']}>{wordsFor(call)}</output>
      {running && <Timer call={call} />}
      {running && <StopButton id={call.id} />}
    </div>
  );
}

function wordsFor(call: Call): string {
  if (call.state === 'waiting' && call.error?.code === 'offline') return text('callOffline');
  if (call.state === 'waiting')
    return text(call.notBefore === undefined ? 'stateWaiting' : 'callBusyService');
  if (call.state === 'sent') return text('callAsking', answererOf(call));
  return stateOf(call);
}

/** Milliseconds. No call is waited for longer than its time limit, which is minutes. */
const LONGEST = 3_600_000;

/** Seconds since it was sent, or until it is sent again. Read out only when asked for. */
function Timer({ call }: { call: Call }) {
  const now = useClock(250);
  if (call.state === 'waiting') {
    if (call.notBefore === undefined) return null;
    // The clock may have been set since: no wait is longer than the longest that is waited.
    const left = Math.ceil(Math.min(MAX_WAIT, Math.max(0, call.notBefore - now)) / 1000) * 1000;
    return (
      <span role="timer" className={styles['timer']}>
        {text('callSentAgainIn', formatDuration(left))}
      </span>
    );
  }
  const elapsed = Math.floor((now - (call.sentAt ?? now)) / 1000) * 1000;
  // Longer than any call may take: the clock was set, and nobody here knows how long it really is.
  if (elapsed < 1000 || elapsed > LONGEST) return null;
  return (
    <span role="timer" className={styles['timer']}>
      {formatDuration(elapsed)}
    </span>
  );
}

function StopButton({ id }: { id: string }) {
  const { ask, busy, refused } = useAsk();
  return (
    <>
      <Button
        ref={handOnFocus}
        icon="stop"
        aria-disabled={busy}
        onClick={() => ask(() => send('call/stop', { id }))}
      >
        {text('callStop')}
      </Button>
      <Refusal error={refused} />
    </>
  );
}
