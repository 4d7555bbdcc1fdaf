import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useAsking } from '#components/request-form/asking.ts';
import { ModeSwitch } from '#components/request-form/mode-switch.tsx';
import { MoreOptions, WhatIsSet } from '#components/request-form/more-options.tsx';
import { Button } from '#components/ui/button.tsx';
import { text } from '#lib/browser/text.ts';
import type { Scope } from '#lib/calls/call.ts';
import { PageNotice } from './page-notice.tsx';
import { QuoteChip } from './quote-chip.tsx';
import { MAX_QUESTION, questionWithQuote } from './question.ts';
import { ScopeChoice } from './scope-choice.tsx';
import { maySummarise, unavailableScopes } from './scope-offer.ts';
import type { Surroundings } from './surroundings.ts';
import { useQuestionField } from './use-question-field.ts';
import styles from './ask-box.module.css';

interface AskBoxProps {
  surroundings: Surroundings;
  /** Resolves with whether the background has taken the call; otherwise what was typed stays. */
  onAsk: (question: string, scope: Scope) => Promise<boolean>;
  onSummarise: () => void;
  onDropQuote: () => void;
  /** Told what stands in the field, whenever that changes. */
  onType: (question: string) => void;
}

/** The question field and what goes with it. */
export function AskBox({ surroundings, onAsk, onSummarise, onDropQuote, onType }: AskBoxProps) {
  const { page, service, quote } = surroundings;
  const { field, empty, full, changed, read, clear } = useQuestionField(surroundings, onType);
  const [chosen, setChosen] = useState<Scope>();
  const hint = useId();
  const { operation } = useAsking();

  const readable = maySummarise(page, service);
  const wanted = chosen ?? surroundings.scope;
  const scope = unavailableScopes(page, service)[wanted] === undefined ? wanted : 'web';

  async function ask() {
    const typed = read();
    if (typed !== undefined && (await onAsk(questionWithQuote(typed, quote), scope))) clear(typed);
  }

  function onKeyDown(event: KeyboardEvent) {
    // An input method's Enter accepts a word; it does not ask.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void ask();
  }

  return (
    <form
      className={styles['box']}
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <div className={styles['paper']}>
        <WhatIsSet />
        {quote !== undefined && <QuoteChip quote={quote} onRemove={onDropQuote} />}
        <textarea
          ref={field}
          className={styles['field']}
          name="question"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is called in order to type here
          autoFocus
          rows={2}
          dir="auto"
          defaultValue=""
          placeholder={text('askLabel')}
          aria-label={text('askLabel')}
          aria-describedby={hint}
          maxLength={MAX_QUESTION}
          onInput={changed}
          onKeyDown={onKeyDown}
        />
        <div className={styles['send']}>
          <ModeSwitch />
          <p className={styles['hint']} id={hint}>
            {hintFor(empty, full)}
          </p>
          <Button type="submit" look="primary" disabled={empty} aria-describedby={hint}>
            {text(operation === 'answer' ? 'askButton' : 'askSearchButton')}
          </Button>
        </div>
      </div>
      <ScopeChoice page={page} service={service} scope={scope} onChange={setChosen} />
      <div className={styles['tail']}>
        <SummariseButton can={readable} onSummarise={onSummarise} />
        <MoreOptions />
      </div>
      <PageNotice unreadable={readable ? undefined : page?.unreadable} />
    </form>
  );
}

function hintFor(empty: boolean, full: boolean): string {
  if (full) return text('optionsCut', MAX_QUESTION.toLocaleString());
  return text(empty ? 'askEmpty' : 'askKeys');
}

function SummariseButton({ can, onSummarise }: { can: boolean; onSummarise: () => void }) {
  const hint = useId();
  return (
    <>
      <Button
        look="quiet"
        icon="page"
        disabled={!can}
        aria-describedby={can ? undefined : hint}
        onClick={onSummarise}
      >
        {text('askSummarise')}
      </Button>
      {!can && (
        <span id={hint} hidden>
          {text('askSummariseUnavailable')}
        </span>
      )}
    </>
  );
}
