import { StoreGate } from '#components/history/store-gate.tsx';
import { Gone } from './gone.tsx';
import { readTarget } from './reader-address.ts';
import { ResultReader } from './result-reader.tsx';
import { useDecodedFragment } from './use-decoded-fragment.ts';

/** The reader's page: `#CALL/PLACE` is one page that a call has read. */
export function ReaderPage() {
  const target = readTarget(useDecodedFragment());
  return (
    <StoreGate>
      {target ? <ResultReader key={`${target.callId}/${target.place}`} {...target} /> : <Gone />}
    </StoreGate>
  );
}
