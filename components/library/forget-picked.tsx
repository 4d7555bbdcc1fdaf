import { useState } from 'react';
import { Stopped, useSteps } from '#components/reader/take/use-steps.ts';
import type { Step } from '#components/reader/take/use-steps.ts';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { StepProgress } from '#components/ui/step-progress.tsx';
import { libraryClient } from '#lib/browser/device/library-client.ts';
import { text } from '#lib/browser/text.ts';
import type { Picked } from './use-picked.ts';
import { wordsOf } from './words-of.ts';

/** Forgets the picked pages, once the person is sure; those that are gone are no longer picked. */
export function ForgetPicked({ picked, refresh }: { picked: Picked; refresh: () => Promise<void> }) {
  const [sure, setSure] = useState(false);
  const [outcome, setOutcome] = useState('');
  const { steps, run, stop } = useSteps();
  const { urls, pick } = picked;
  const forget = async () => {
    setSure(false);
    setOutcome('');
    const all = [...urls];
    const gone: string[] = [];
    try {
      await run((step) => forgetAll(all, gone, step));
    } catch (error) {
      const some = text('libraryForgotSome', gone.length.toLocaleString(), all.length.toLocaleString());
      setOutcome(error instanceof Stopped ? some : wordsOf(error));
    }
    await refresh();
    pick(gone, false);
  };
  if (steps) return <StepProgress steps={steps} onStop={stop} takesFocus />;
  return (
    <>
      <Button onClick={() => setSure(true)}>{text('libraryForgetPicked')}</Button>
      {sure && (
        <Notice
          tone="danger"
          live="alert"
          title={
            urls.size === 1
              ? text('libraryForgetPickedSureOne')
              : text('libraryForgetPickedSure', urls.size.toLocaleString())
          }
          actions={
            <>
              <Button onClick={() => void forget()}>{text('libraryForgetPicked')}</Button>
              <Button look="quiet" onClick={() => setSure(false)}>
                {text('libraryKeep')}
              </Button>
            </>
          }
        />
      )}
      <output>{outcome}</output>
    </>
  );
}

/** Puts each address that is forgotten into `gone`. */
async function forgetAll(urls: readonly string[], gone: string[], step: Step): Promise<void> {
  const of = urls.length;
  /* oxlint-disable no-await-in-loop -- the library has one writer */
  for (const [done, url] of urls.entries()) {
    await step({ words: text('stepsForgetting', done.toLocaleString(), of.toLocaleString()), done, of });
    await libraryClient.forget({ url });
    gone.push(url);
  }
}
