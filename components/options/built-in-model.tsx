import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { aiOf } from '#lib/browser/device/built-in-apis.ts';
import type { AiGlobals, Availability } from '#lib/browser/device/built-in-apis.ts';
import { writingIn } from '#lib/browser/device/built-in-model.ts';
import { text } from '#lib/browser/text.ts';

const WORDS = {
  unavailable: 'optionsModelUnavailable',
  downloadable: 'optionsModelDownloadable',
  downloading: 'optionsModelDownloading',
  available: 'optionsModelAvailable',
} as const satisfies Record<Availability, string>;

/** Whether the browser has a language model of its own, and its download: gigabytes, so only ever from this click. */
export function BuiltInModel({ ai = aiOf(globalThis) }: { ai?: AiGlobals }) {
  const { LanguageModel } = ai;
  const [availability, setAvailability] = useState<Availability>('unavailable');
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState('');

  useEffect(() => {
    const fail = (error: unknown) => setFailure(wordsOf(error));
    LanguageModel?.availability(writingIn('en')).then(setAvailability, fail);
  }, [LanguageModel]);

  const download = async () => {
    if (!LanguageModel) return;
    setFailure('');
    setProgress(0);
    try {
      const session = await LanguageModel.create({
        ...writingIn('en'),
        monitor: (monitor) =>
          monitor.addEventListener('downloadprogress', ({ loaded }) => setProgress(loaded)),
      });
      session.destroy();
      setAvailability('available');
    } catch (error) {
      setFailure(wordsOf(error));
    }
    setProgress(undefined);
  };

  return (
    <>
      <p>{text(WORDS[availability])}</p>
      {progress !== undefined && (
        <label>
          {text('optionsModelProgress', Math.round(progress * 100))} <progress value={progress} max={1} />
        </label>
      )}
      {availability === 'downloadable' && progress === undefined && (
        <Button onClick={() => void download()}>{text('optionsModelDownload')}</Button>
      )}
      {failure !== '' && (
        <Notice tone="danger" live="alert" title={text('optionsModelFailed')}>
          {failure}
        </Notice>
      )}
    </>
  );
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Error';
}
