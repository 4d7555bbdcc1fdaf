import { useTransition } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { ButtonProps } from '#components/ui/button.tsx';
import { text } from '#lib/browser/text.ts';
import type { ExtractEffort } from '#lib/contract/contents.ts';
import { urlsOf } from '#lib/reads/read-progress.ts';
import { readChoiceSchema } from '#lib/reads/read-choice.ts';
import { beginRead } from './begin-read.ts';
import type { ReadingNow } from './use-reading.ts';

interface RetryFailedProps {
  group: string;
  reading: ReadingNow;
}

const DEVICE = { kind: 'device', address: '' } as const;

/**
 * Only what was not read is asked for again: what failed by the one who was asked before, with more effort; what a hosted
 * service could not read by this device, which sees pages behind a login in their tabs; what was stopped as before.
 */
export function RetryFailed({ group, reading }: RetryFailedProps) {
  const { rows, calls, progress } = reading;
  const [first] = calls;
  if (first === undefined || progress.running.length > 0) return null;
  const hosted = calls.find(({ service }) => service.kind === 'hosted')?.service;
  const askedOf = (kind: 'device' | 'hosted', state: 'failed' | 'stopped') =>
    urlsOf(
      rows.filter(({ callId }) => calls.find(({ id }) => id === callId)?.service.kind === kind),
      state,
    );
  const read = (urls: readonly string[], by: typeof DEVICE | typeof hosted, effort?: ExtractEffort) => {
    const { response_length: length, summary, extract_effort: before } = first.request;
    const choice = readChoiceSchema.parse({ length, summary, effort: effort ?? before });
    return urls.length > 0 && by ? beginRead(urls, choice, by, group) : undefined;
  };
  const again = async (state: 'failed' | 'stopped', effort?: ExtractEffort) => {
    // This device first: the browser asks for its sites only inside the gesture.
    await read(askedOf('device', state), DEVICE, effort);
    await read(askedOf('hosted', state), hosted, effort);
  };
  const { failed, stopped } = progress;
  return (
    <>
      {stopped > 0 && (
        <Again icon="again" act={() => again('stopped')}>
          {text('collectGoOn', stopped)}
        </Again>
      )}
      {failed > 0 && (
        <Again icon="again" act={() => again('failed', 'high')}>
          {failed === 1 ? text('collectRetryOne') : text('collectRetry', failed)}
        </Again>
      )}
      {askedOf('hosted', 'failed').length > 0 && (
        <Again act={() => read(askedOf('hosted', 'failed'), DEVICE)}>{text('collectRetryHere')}</Again>
      )}
    </>
  );
}

/** A button that asks again. A transition runs its action at once, and so inside the gesture. */
function Again({ act, ...rest }: ButtonProps & { act: () => Promise<unknown> | undefined }) {
  const [busy, begin] = useTransition();
  return (
    <Button
      {...rest}
      disabled={busy}
      onClick={() =>
        begin(async () => {
          await act();
        })
      }
    />
  );
}
