import { useTransition } from 'react';
import { startBeside } from '#components/ask/start-call.ts';
import { Button } from '#components/ui/button.tsx';
import { text } from '#lib/browser/text.ts';
import type { Call } from '#lib/calls/call.ts';
import { parseSource } from '#lib/requests/source.ts';
import type { Ranked } from './arrange-results.ts';
import { ExportMenu } from './export-menu.tsx';
import { resultAddress } from './result-address.ts';
import styles from './results.module.css';

/** Addresses that one answer is made from; more is no choice any longer. */
const MAX_PICKED = 50;

interface PickedBarProps {
  call: Extract<Call, { operation: 'deepsearch' }>;
  windowId: number | undefined;
  picked: readonly Ranked[];
  shown: readonly Ranked[];
  onClear: () => void;
}

/** See the sources first, then pay for the answer: from the picked ones, or from all that are shown. */
export function PickedBar({ call, windowId, picked, shown, onClear }: PickedBarProps) {
  const [busy, begin] = useTransition();
  const chosen = picked.length > 0 ? picked : shown;
  const sources = [...new Set(chosen.map(({ result }) => resultAddress(result)))]
    .filter((address) => parseSource(address) !== undefined)
    .slice(0, MAX_PICKED);
  const request = { query: call.request.query, included_sources: sources };
  return (
    <div className={styles['picked']}>
      <Button
        icon="ask"
        disabled={busy || sources.length === 0}
        onClick={() => begin(() => startBeside(windowId, { operation: 'answer', request }))}
      >
        {answerWords(picked.length > 0, sources.length)}
      </Button>
      {picked.length > 0 && (
        <Button look="quiet" onClick={onClear}>
          {text('resultsClear')}
        </Button>
      )}
      <ExportMenu name={call.request.query} results={chosen.map(({ result }) => result)} />
    </div>
  );
}

function answerWords(arePicked: boolean, count: number): string {
  if (arePicked) return count === 1 ? text('resultsAnswerPickedOne') : text('resultsAnswerPicked', count);
  return count === 1 ? text('resultsAnswerAllOne') : text('resultsAnswerAll', count);
}
