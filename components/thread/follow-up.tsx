import { useMemo, useRef, useState, useTransition } from 'react';
import { MAX_QUESTION } from '#components/ask/question.ts';
import { startFollowUp } from '#components/ask/start-call.ts';
import { plainTextOf } from '#components/markdown/plain-text.ts';
import { Button } from '#components/ui/button.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Field } from '#components/ui/field.tsx';
import { text } from '#lib/browser/text.ts';
import type { Call } from '#lib/calls/call.ts';
import { MAX_INSTRUCTIONS } from '#lib/contract/answer.ts';
import { threadInstructions } from '#lib/requests/thread-instructions.ts';
import type { Exchange } from '#lib/requests/thread-instructions.ts';
import { nextQuestions } from './next-questions.ts';
import styles from './thread.module.css';

interface FollowUpProps {
  call: Extract<Call, { operation: 'answer' }>;
  /** What came before this call, oldest first. */
  before: readonly Exchange[];
  /** The answer as Markdown. */
  answer: string;
  windowId: number | undefined;
}

/** Asks on from an answer. What goes along with the question is shown before it is sent. */
export function FollowUp({ call, before, answer, windowId }: FollowUpProps) {
  const [typed, setTyped] = useState('');
  const [busy, begin] = useTransition();
  const field = useRef<HTMLTextAreaElement>(null);
  // An answer is long and does not change while the next question is typed.
  const exchange = useMemo(
    () => ({ question: call.request.query, answer: plainTextOf(answer.slice(0, 8000)) }),
    [call.request.query, answer],
  );
  const suggestions = useMemo(() => nextQuestions(call.request.query, answer), [call.request.query, answer]);
  // A follow-up's own instructions hold the thread already: it is written anew from the exchanges.
  const own = call.follows === undefined ? (call.request.system_instructions ?? '') : '';
  const instructions = threadInstructions(own, [...before, exchange], {
    intro: text('threadIntro'),
    question: text('threadQuestion'),
    answer: text('threadAnswer'),
  });

  function ask() {
    const question = typed.trim();
    if (question === '') return;
    begin(async () => {
      await startFollowUp(call, windowId, question, instructions);
      setTyped('');
    });
  }

  return (
    <form
      className={styles['follow']}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <Field
        label={text('threadLabel')}
        hint={typed.length >= MAX_QUESTION ? text('optionsCut', MAX_QUESTION.toLocaleString()) : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            rows={1}
            dir="auto"
            className={`${control.className} ${styles['field']}`}
            maxLength={MAX_QUESTION}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              ask();
            }}
          />
        )}
      </Field>
      <Suggestions
        questions={suggestions}
        onChoose={(question) => {
          setTyped(question);
          field.current?.focus();
        }}
      />
      <div className={styles['send']}>
        <Disclosure
          summary={text(
            'threadSent',
            instructions.length.toLocaleString(),
            MAX_INSTRUCTIONS.toLocaleString(),
          )}
        >
          <p className={styles['sent']} dir="auto">
            {instructions}
          </p>
        </Disclosure>
        <Button type="submit" disabled={busy || typed.trim() === ''}>
          {text('threadAsk')}
        </Button>
      </div>
    </form>
  );
}

interface SuggestionsProps {
  questions: readonly string[];
  onChoose: (question: string) => void;
}

/** What may be asked next, to be changed or sent. */
function Suggestions({ questions, onChoose }: SuggestionsProps) {
  return (
    <ul className={styles['next']} aria-label={text('threadSuggestions')}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className={styles['suggestion']} onClick={() => onChoose(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
