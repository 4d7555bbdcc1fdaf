import { browser } from 'wxt/browser';
import { startAgain } from '#components/ask/start-call.ts';
import { Button } from '#components/ui/button.tsx';
import { handOnFocus } from '#components/ui/hand-on-focus.ts';
import { Notice } from '#components/ui/notice.tsx';
import { useAsk } from '#components/ui/use-ask.ts';
import { requestOrigin } from '#lib/browser/permissions.ts';
import { text } from '#lib/browser/text.ts';
import type { Call } from '#lib/calls/call.ts';
import type { ErrorDetail } from '#lib/client/error.ts';
import { answererOf, costOf, mayChargeAgain } from './call-words.ts';
import { ERROR_COPY } from './error-copy.ts';
import { formatDuration } from './format.ts';
import { Refusal } from './refusal.tsx';
import styles from './call.module.css';

interface CallErrorProps {
  call: Call;
  error: ErrorDetail;
  windowId: number | undefined;
}

/** A call that brought no answer: what happened, what it cost, what the service said and what to do next. */
export function CallErrorNotice({ call, error, windowId }: CallErrorProps) {
  const { what, next } = ERROR_COPY[error.code];
  const stopped = error.code === 'cancelled';
  return (
    <Notice
      tone={stopped ? 'info' : 'danger'}
      // That it was stopped is said already by its progress.
      live={stopped ? 'off' : 'alert'}
      title={<bdi>{text(what, placeOf(call, error))}</bdi>}
      actions={<Remedies call={call} error={error} windowId={windowId} />}
    >
      <p>
        {call.service.kind === 'hosted' && `${costSentence(call)} `}
        {error.retryAfter !== undefined
          ? text('errorNextWaitFor', formatDuration(error.retryAfter))
          : text(next)}
      </p>
      <ServiceWords {...error} />
    </Notice>
  );
}

/** The service's own words, as text and after ours. */
function ServiceWords({ code, words, status, field }: ErrorDetail) {
  // There the words are the address, and the title has said it.
  if (code === 'no-permission' || ERROR_COPY[code].remedy === 'limit') return null;
  const facts = [
    ...(status === undefined ? [] : [text('errorStatus', status)]),
    ...(field === undefined ? [] : [text('errorField', field)]),
  ];
  if (!words && facts.length === 0) return null;
  return (
    <p className={styles['words']}>
      {words && <q dir="auto">{words}</q>} {facts.length > 0 && <span>({facts.join(', ')})</span>}
    </p>
  );
}

function costSentence(call: Call): string {
  return call.cost.total === null || call.cost.total === 0
    ? text(call.cost.total === null ? 'errorMayBeCharged' : 'errorNotCharged')
    : text('errorCharged', costOf(call));
}

function Remedies({ call, error, windowId }: CallErrorProps) {
  const { ask, busy, refused } = useAsk();
  const { remedy } = ERROR_COPY[error.code];
  const again = text(mayChargeAgain(call) ? 'callSendAgain' : 'callTryAgain');
  const address = addressNeeded(call, error);
  return (
    <>
      {remedy === 'permission' && address !== undefined && (
        <Button
          look="primary"
          icon="key"
          ref={handOnFocus}
          aria-disabled={busy}
          // The browser asks only inside the gesture.
          onClick={() =>
            ask(async () => {
              if (await requestOrigin(address)) await startAgain(call, windowId);
            })
          }
        >
          {text('callAllow', new URL(address).host)}
        </Button>
      )}
      {remedy === 'settings' && (
        <Button look="primary" icon="settings" onClick={() => void browser.runtime.openOptionsPage()}>
          {text('callOpenSettings')}
        </Button>
      )}
      {remedy === 'limit' && (
        <>
          <Button
            ref={handOnFocus}
            aria-disabled={busy}
            onClick={() => ask(() => startAgain(call, windowId, true))}
          >
            {text('callSendAnyway')}
          </Button>
          <a href="/usage.html" target="_blank" rel="noreferrer">
            {text('usageChangeLimits')}
          </a>
        </>
      )}
      {remedy !== 'limit' && !(remedy === 'permission' && address !== undefined) && (
        <Button
          ref={handOnFocus}
          icon="again"
          aria-disabled={busy}
          onClick={() => ask(() => startAgain(call, windowId))}
        >
          {again}
        </Button>
      )}
      <Refusal error={refused} />
    </>
  );
}

/** The place that the words name: who answers, or what could not be reached for want of a permission. */
function placeOf(call: Call, error: ErrorDetail): string {
  const address = error.code === 'no-permission' ? addressNeeded(call, error) : undefined;
  return address === undefined ? answererOf(call) : new URL(address).host;
}

/** The address that the browser has to allow: the background names it, else it is the service's. */
function addressNeeded(call: Call, { words }: ErrorDetail): string | undefined {
  return [words ?? '', call.service.address].find(
    (address) => /^https?:\/\//.test(address) && URL.canParse(address),
  );
}
