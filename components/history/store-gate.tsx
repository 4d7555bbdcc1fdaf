import { useEffect, useState, useTransition } from 'react';
import type { ReactNode } from 'react';
import { useCallStore } from '#components/call/call-store-context.ts';
import { saveFile } from '#components/export/save-file.ts';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { text } from '#lib/browser/text.ts';
import { findTrouble } from '#lib/calls/store-trouble.ts';
import type { StoreTrouble } from '#lib/calls/store-trouble.ts';

/** Shows what reads the store of calls once it is open, or says why it does not open and what can be done. */
export function StoreGate({ children }: { children: ReactNode }) {
  const store = useCallStore();
  const [trouble, setTrouble] = useState<StoreTrouble | 'none'>();
  useEffect(() => {
    void findTrouble(store).then((found) => setTrouble(found ?? 'none'));
  }, [store]);
  if (trouble === undefined) return null;
  return trouble === 'none' ? children : <TroubleNotice trouble={trouble} />;
}

function TroubleNotice({ trouble }: { trouble: StoreTrouble }) {
  const store = useCallStore();
  const [busy, begin] = useTransition();
  return (
    <Notice
      tone="danger"
      live="alert"
      title={text('storeTroubleTitle')}
      actions={
        <>
          <Button look="primary" onClick={() => window.location.reload()}>
            {text('storeTroubleAgain')}
          </Button>
          {trouble === 'newer' && (
            <Button
              disabled={busy}
              onClick={() =>
                begin(async () => {
                  const [calls, replies] = [await store.calls.toArray(), await store.replies.toArray()];
                  saveFile('sidelight-calls.json', 'application/json', JSON.stringify({ calls, replies }));
                })
              }
            >
              {text('storeTroubleSave')}
            </Button>
          )}
          <Button
            disabled={busy}
            onClick={() =>
              begin(async () => {
                await store.delete();
                window.location.reload();
              })
            }
          >
            {text('storeTroubleErase')}
          </Button>
        </>
      }
    >
      <p>{text(trouble === 'newer' ? 'storeTroubleNewer' : 'storeTroubleClosed')}</p>
    </Notice>
  );
}
