import { useTransition } from 'react';
import { Button } from '#components/ui/button.tsx';
import { text } from '#lib/browser/text.ts';
import { failedUrls } from '#lib/reads/read-progress.ts';
import { readChoiceSchema } from '#lib/reads/read-choice.ts';
import { beginRead } from './begin-read.ts';
import type { ReadingNow } from './use-reading.ts';

interface RetryFailedProps {
  group: string;
  reading: ReadingNow;
}

/**
 * Only what failed is asked for again: by the one who was asked before, with more effort, or what a hosted service could
 * not read by this device, which sees pages behind a login in their tabs.
 */
export function RetryFailed({ group, reading }: RetryFailedProps) {
  const [busy, begin] = useTransition();
  const { rows, calls, progress } = reading;
  const urls = failedUrls(rows);
  const [first] = calls;
  if (urls.length === 0 || first === undefined || progress.running.length > 0) return null;
  const { response_length: length, summary, extract_effort: effort } = first.request;
  const hosted = calls.find(({ service }) => service.kind === 'hosted');
  const askedOf = (kind: 'device' | 'hosted') =>
    failedUrls(rows.filter(({ callId }) => calls.find(({ id }) => id === callId)?.service.kind === kind));
  const device = { kind: 'device', address: '' } as const;

  // The browser asks for sites only inside the gesture: a transition runs its action at once.
  const again = () =>
    begin(async () => {
      const choice = readChoiceSchema.parse({ length, summary, effort: 'high' });
      const near = askedOf('device');
      const far = askedOf('hosted');
      if (near.length > 0) await beginRead(near, choice, device, group);
      if (far.length > 0 && hosted) await beginRead(far, choice, hosted.service, group);
    });
  const here = () =>
    begin(async () => {
      const choice = readChoiceSchema.parse({ length, summary, effort });
      await beginRead(askedOf('hosted'), choice, device, group);
    });
  const count = urls.length;
  return (
    <>
      <Button icon="again" disabled={busy} onClick={again}>
        {count === 1 ? text('collectRetryOne') : text('collectRetry', count)}
      </Button>
      {askedOf('hosted').length > 0 && (
        <Button disabled={busy} onClick={here}>
          {text('collectRetryHere')}
        </Button>
      )}
    </>
  );
}
