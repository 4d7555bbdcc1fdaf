import { useState } from 'react';
import { webAddress } from '#components/markdown/web-address.ts';
import { Button } from '#components/ui/button.tsx';
import { libraryClient } from '#lib/browser/device/library-client.ts';
import { text } from '#lib/browser/text.ts';
import { pageOfReading } from '#lib/reads/page-of-reading.ts';
import type { Reading } from '#lib/reads/reading.ts';

/** Puts a page that a hosted service has read into the library; what this device reads is there already. */
export function KeepPage({ reading }: { reading: Reading }) {
  const [outcome, setOutcome] = useState<'kept' | 'failed'>();
  const address = webAddress(reading.url)?.href;
  if (typeof reading.by === 'string' || address === undefined) return null;
  const keep = () =>
    libraryClient.putAll([pageOfReading(reading, address)]).then(
      () => setOutcome('kept'),
      () => setOutcome('failed'),
    );
  return (
    <>
      <Button disabled={outcome === 'kept'} onClick={() => void keep()}>
        {text('readerKeep')}
      </Button>
      <output>{outcome && text(outcome === 'kept' ? 'readerKept' : 'readerNotKept')}</output>
    </>
  );
}
