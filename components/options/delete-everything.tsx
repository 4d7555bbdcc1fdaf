import { useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { send } from '#lib/browser/send.ts';
import { text } from '#lib/browser/text.ts';
import { wordsOf } from './load-options.ts';
import styles from './options-page.module.css';

type Outcome = { state: 'none' | 'deleting' | 'deleted' } | { state: 'failed'; words: string };

/** For a shared computer, or to begin anew: asks once, then deletes all that Sidelight keeps. */
export function DeleteEverything({ onDeleted }: { onDeleted: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' });

  async function deleteNow(): Promise<void> {
    setOutcome({ state: 'deleting' });
    try {
      await send('everything/forget', {});
      setOutcome({ state: 'deleted' });
    } catch (error) {
      setOutcome({ state: 'failed', words: wordsOf(error) });
    }
    // Also after a failure: what is gone is not to be shown as if it were there.
    onDeleted();
  }

  return (
    <section className={styles['delete']} aria-labelledby="delete">
      <h2 id="delete">{text('optionsDelete')}</h2>
      <p>{text('optionsDeleteWords')}</p>
      <div>
        <Button
          disabled={outcome.state === 'deleting'}
          aria-haspopup="dialog"
          onClick={() => dialog.current?.showModal()}
        >
          {text('optionsDeleteButton')}
        </Button>
      </div>
      <output>
        {outcome.state === 'deleting' && (
          <span className={styles['loading']}>
            <Spinner /> {text('optionsDeleting')}
          </span>
        )}
        {outcome.state === 'deleted' && (
          <Notice tone="good" live="off" title={text('optionsDeleted')}>
            {text('optionsDeletedWords')}
          </Notice>
        )}
      </output>
      {outcome.state === 'failed' && (
        <Notice tone="danger" live="alert" title={text('optionsDeleteFailed')}>
          {outcome.words || text('optionsDeleteFailedWords')}
        </Notice>
      )}
      <dialog ref={dialog} className={styles['dialog']} aria-labelledby="delete-sure">
        <form method="dialog" className={styles['sure']}>
          <p id="delete-sure">{text('optionsDeleteSure')}</p>
          <div className={styles['answers']}>
            {/* First, and so in focus: Enter alone deletes nothing. */}
            <Button type="submit">{text('optionsDeleteNo')}</Button>
            <Button type="submit" look="primary" onClick={() => void deleteNow()}>
              {text('optionsDeleteYes')}
            </Button>
          </div>
        </form>
      </dialog>
    </section>
  );
}
