import { useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { useAsk } from '#components/ui/use-ask.ts';
import { send } from '#lib/browser/send.ts';
import { text } from '#lib/browser/text.ts';
import type { FeedbackRow } from '#lib/calls/store.ts';
import { MAX_FEEDBACK } from '#lib/contract/feedback.ts';
import type { Sentiment } from '#lib/contract/feedback.ts';
import { Refusal } from '#components/call/refusal.tsx';
import styles from './feedback.module.css';

interface FeedbackProps {
  callId: string;
  /** What was given and where it is; absent when nothing was. */
  feedback: FeedbackRow | undefined;
}

/** A thumb up or down, with words if the person likes, and whether the service has it. */
export function Feedback({ callId, feedback }: FeedbackProps) {
  const { ask, busy, refused } = useAsk();
  const [asking, setAsking] = useState(false);
  const row = useRef<HTMLDivElement>(null);

  function press(sentiment: Sentiment) {
    const again = feedback?.sentiment === sentiment;
    // Pressed again it is taken back, as long as the service does not have it.
    if (again && feedback.state === 'delivered') return;
    setAsking(!again);
    ask(() =>
      again
        ? send('feedback/withdraw', { callId })
        : send('feedback/give', { callId, sentiment, text: feedback?.text ?? '' }),
    );
  }

  /** What was pressed goes away: the thumb that it belongs to stays. */
  function focusThumb() {
    row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }

  return (
    <div className={styles['feedback']}>
      <div ref={row} className={styles['row']}>
        <IconButton
          icon="good"
          label={text('feedbackGood')}
          aria-pressed={feedback?.sentiment === 'good'}
          aria-disabled={busy}
          onClick={() => press('good')}
        />
        <IconButton
          icon="bad"
          label={text('feedbackBad')}
          aria-pressed={feedback?.sentiment === 'bad'}
          aria-disabled={busy}
          onClick={() => press('bad')}
        />
        <output className={styles['status']}>{feedback && <bdi>{statusOf(feedback)}</bdi>}</output>
        {feedback && feedback.state !== 'delivered' && feedback.tries > 0 && (
          <Button
            look="quiet"
            icon="again"
            aria-disabled={busy}
            onClick={() => {
              ask(() => send('feedback/retry', { callId }));
              focusThumb();
            }}
          >
            {text('feedbackRetry')}
          </Button>
        )}
      </div>
      {asking && feedback && (
        <Words
          key={feedback.sentiment}
          feedback={feedback}
          onGiven={() => {
            setAsking(false);
            focusThumb();
          }}
        />
      )}
      <Refusal error={refused} />
    </div>
  );
}

/** Words that go with the thumb. */
function Words({ feedback, onGiven }: { feedback: FeedbackRow; onGiven: () => void }) {
  const [words, setWords] = useState(feedback.text);
  const { ask, busy, refused } = useAsk();
  const sentiment = feedback.sentiment === 'good' ? 'good' : 'bad';
  return (
    <form
      className={styles['words']}
      onSubmit={(event) => {
        event.preventDefault();
        ask(async () => {
          await send('feedback/give', { callId: feedback.callId, sentiment, text: words.trim() });
          onGiven();
        });
      }}
    >
      <Field label={text(sentiment === 'good' ? 'feedbackWordsGood' : 'feedbackWordsBad')}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            dir="auto"
            maxLength={MAX_FEEDBACK}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={words.trim() === ''} aria-disabled={busy}>
        {text('feedbackSend')}
      </Button>
      <Refusal error={refused} />
    </form>
  );
}

function statusOf({ state, words }: FeedbackRow): string {
  if (state === 'delivered') return text('feedbackDelivered');
  if (state === 'waiting') return text('feedbackWaiting');
  return words ? text('feedbackRefusedWords', words) : text('feedbackRefused');
}
