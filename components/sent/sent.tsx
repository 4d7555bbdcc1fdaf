import { useEffect, useState } from 'react';
import { formatCount } from '#components/call/format.ts';
import { saveFile } from '#components/export/save-file.ts';
import { Button } from '#components/ui/button.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { readSettings } from '#lib/browser/settings.ts';
import { text } from '#lib/browser/text.ts';
import type { Call } from '#lib/calls/call.ts';
import type { ReplyRow } from '#lib/calls/store.ts';
import { requestOf } from './request-of.ts';
import type { SentRequest } from './request-of.ts';
import styles from './sent.module.css';

/** Characters of a reply that are kept (client). */
const MAX_RAW = 256 * 1024;

/** For one call: the exact request, without the key, and the raw reply. */
export function Sent({ call, reply }: { call: Call; reply: ReplyRow | undefined }) {
  return (
    <Disclosure summary={text('sentTitle')} lazy>
      <div className={styles['sent']}>
        <Request call={call} />
        <Reply id={call.id} row={reply} />
      </div>
    </Disclosure>
  );
}

function Request({ call }: { call: Call }) {
  const [request, setRequest] = useState<SentRequest>();
  useEffect(() => {
    void readSettings().then(async ({ paths }) => setRequest(await requestOf(call, paths)));
  }, [call]);
  return (
    <section>
      <h3>{text('sentRequest')}</h3>
      {call.service.kind === 'device' && <p>{text('sentDevice')}</p>}
      {call.attempts === 0 && <p>{text('sentNothing')}</p>}
      {call.attempts > 1 && <p>{text('sentTimes', formatCount(call.attempts))}</p>}
      {request && (
        <>
          <pre dir="ltr">{`${request.method} ${request.address}`}</pre>
          <h4>{text('sentHeaders')}</h4>
          <pre dir="ltr">{request.headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</pre>
          <h4>
            {text('sentBody')}{' '}
            <CopyButton value={request.body} label={text('sentCopyRequest')} done={text('answerCopied')} />
          </h4>
          <pre dir="auto">{request.body}</pre>
        </>
      )}
    </section>
  );
}

function Reply({ id, row }: { id: string; row: ReplyRow | undefined }) {
  const raw = row?.raw ?? '';
  return (
    <section>
      <h3>
        {text('sentReply')}{' '}
        {raw !== '' && <CopyButton value={raw} label={text('sentCopyReply')} done={text('answerCopied')} />}
      </h3>
      {row && row.status > 0 && <p>{text('sentStatus', row.status)}</p>}
      {raw === '' ? (
        <p>{text('sentNoReply')}</p>
      ) : (
        <>
          <pre dir="auto">{raw}</pre>
          {raw.length >= MAX_RAW && <p>{text('sentCut', formatCount(MAX_RAW))}</p>}
          <Button onClick={() => saveFile(`sidelight-reply-${id}.txt`, 'text/plain', raw)}>
            {text('sentSaveReply')}
          </Button>
        </>
      )}
    </section>
  );
}
