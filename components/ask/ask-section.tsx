import { Notice } from '#components/ui/notice.tsx';
import { text } from '#lib/browser/text.ts';
import { AskBox } from './ask-box.tsx';
import type { Desk } from './use-desk.ts';

/** The ask box at work, with the reason when the background could not take a call. */
export function AskSection({ desk }: { desk: Desk }) {
  return (
    <>
      <AskBox
        surroundings={desk.surroundings}
        onAsk={desk.ask}
        onSummarise={() => void desk.summarise()}
        onDropQuote={desk.dropQuote}
        onType={desk.keepUnsent}
      />
      {desk.problem !== undefined && (
        <Notice tone="danger" live="alert" title={text('askNotStarted')}>
          <bdi>{desk.problem}</bdi>
        </Notice>
      )}
    </>
  );
}
