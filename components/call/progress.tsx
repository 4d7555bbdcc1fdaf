import { useTransition } from 'react';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import { send } from '#lib/browser/send.ts';
import { text } from '#lib/browser/text.ts';
import { isRunning } from '#lib/calls/call.ts';
import type { Call } from '#lib/calls/call.ts';
import { answererOf, stateOf } from './call-words.ts';
import { formatDuration } from './format.ts';
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

/** Seconds since it was sent, or until it is sent again. Read out only when asked for. */
function Timer({ call }: { call: Call }) {
  const now = useClock(250);
  if (call.state === 'waiting') {
    if (call.notBefore === undefined) return null;
    const left = Math.ceil(Math.max(0, call.notBefore - now) / 1000) * 1000;
    return (
      <span role="timer" className={styles['timer']}>
        {text('callSentAgainIn', formatDuration(left))}
      </span>
    );
  }
  const elapsed = Math.floor((now - (call.sentAt ?? now)) / 1000) * 1000;
  if (elapsed < 1000) return null;
  return (
    <span role="timer" className={styles['timer']}>
      {formatDuration(elapsed)}
    </span>
  );
}

function StopButton({ id }: { id: string }) {
  const [busy, begin] = useTransition();
  return (
    <Button icon="stop" disabled={busy} onClick={() => begin(() => send('call/stop', { id }))}>
      {text('callStop')}
    </Button>
  );
}
