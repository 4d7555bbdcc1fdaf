import { Notice } from '#components/ui/notice.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import type { ServiceInfo } from '#lib/browser/messages.ts';
import { text } from '#lib/browser/text.ts';
import { hostOf } from './service-draft.ts';
import styles from './service-form.module.css';

/** What became of the last click. */
export type Outcome =
  | { state: 'none' }
  | { state: 'saving' }
  | { state: 'saved'; info: ServiceInfo }
  | { state: 'forgotten' }
  | { state: 'refused'; host: string }
  | { state: 'failed'; words: string };

/** Says it. The live region is there before its words are: one that appears with them is not always read out. */
export function SaveOutcome({ outcome }: { outcome: Outcome }) {
  return (
    <>
      <output className={styles['outcome']}>{quietWords(outcome)}</output>
      {outcome.state === 'refused' && (
        <Notice tone="danger" live="alert" title={text('optionsRefused', outcome.host)}>
          {text('optionsRefusedWords')}
        </Notice>
      )}
      {outcome.state === 'failed' && (
        <Notice tone="danger" live="alert" title={text('optionsFailed')}>
          {outcome.words || text('optionsFailedWords')}
        </Notice>
      )}
    </>
  );
}

function quietWords(outcome: Outcome) {
  switch (outcome.state) {
    case 'saving':
      return (
        <>
          <Spinner /> {text('optionsSaving')}
        </>
      );
    case 'saved':
      return <Saved info={outcome.info} />;
    case 'forgotten':
      return (
        <Notice tone="good" live="off" title={text('optionsForgotten')}>
          {text('optionsForgottenWords')}
        </Notice>
      );
    default:
      return null;
  }
}

function Saved({ info }: { info: ServiceInfo }) {
  const host = hostOf(info.address) ?? '';
  if (info.kind === 'hosted' && info.keyEnding === undefined)
    return (
      <Notice tone="warning" live="off" title={text('optionsSavedNoKey', host)}>
        {text('optionsSavedNoKeyWords')}
      </Notice>
    );
  return (
    <Notice tone="good" live="off" title={text('optionsSaved')}>
      {info.kind === 'device' ? text('optionsSavedDevice') : text('optionsSavedHosted', host)}
    </Notice>
  );
}
