import { useEffect, useState, useTransition } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { send } from '#lib/browser/send.ts';
import { text } from '#lib/browser/text.ts';

/** Above an answer that the disk did not take: it is here, it is not safe, and one click tries again. */
export function UnsavedNotice({ id }: { id: string }) {
  const [busy, begin] = useTransition();
  const [failed, setFailed] = useState(false);
  const free = useFreeSpace();
  const save = () =>
    begin(async () => {
      try {
        await send('call/save', { id });
      } catch {
        // Whatever the reason, it is still not saved, and that is what the person needs to know.
        setFailed(true);
      }
    });
  return (
    <Notice
      tone="warning"
      live="alert"
      title={text('unsavedTitle')}
      actions={
        <Button disabled={busy} onClick={save}>
          {text('unsavedSave')}
        </Button>
      }
    >
      <p>
        {text(failed ? 'unsavedStill' : 'unsavedWords')}
        {free !== undefined && ` ${text('unsavedFree', free)}`}
      </p>
    </Notice>
  );
}

const MEGABYTE = 1_000_000;

/** What the browser says it has left for the extension. */
function useFreeSpace(): string | undefined {
  const [free, setFree] = useState<number>();
  useEffect(() => {
    void navigator.storage.estimate().then(({ quota = 0, usage = 0 }) => setFree(quota - usage));
  }, []);
  return free === undefined ? undefined : `${Math.max(0, Math.floor(free / MEGABYTE))} MB`;
}
