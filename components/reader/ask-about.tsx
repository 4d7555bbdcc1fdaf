import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Field } from '#components/ui/field.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { webAddress } from '#components/markdown/web-address.ts';
import { text } from '#lib/browser/text.ts';
import type { Reading } from '#lib/reads/reading.ts';
import { useBeginBeside } from './use-begin-beside.ts';
import styles from './reader.module.css';

/** A question about the page alone, or its summary. What comes back stands in the side panel, beside the page. */
export function AskAbout({ reading }: { reading: Reading }) {
  const [question, setQuestion] = useState('');
  const { busy, failed, begin } = useBeginBeside();
  const address = webAddress(reading.url)?.href;
  if (address === undefined) return null;
  const query = question.trim();
  return (
    <Disclosure summary={text('readerAsk')}>
      <form
        className={styles['ask']}
        onSubmit={(event) => {
          event.preventDefault();
          if (query !== '' && !busy)
            begin({ operation: 'answer', request: { query, included_sources: [address] }, scope: 'web' });
        }}
      >
        <Field label={text('readerAskLabel')} hint={text('readerAskHint')}>
          {(control) => (
            <input
              {...control}
              type="text"
              maxLength={2_000}
              value={question}
              onChange={({ target }) => setQuestion(target.value)}
            />
          )}
        </Field>
        <div className={styles['choose']}>
          <Button type="submit" disabled={query === '' || busy}>
            {text('readerAskSend')}
          </Button>
          {reading.summary === undefined && (
            <Button
              disabled={busy}
              onClick={() => begin({ operation: 'contents', request: { urls: [address], summary: true } })}
            >
              {text('readerSummarise')}
            </Button>
          )}
        </div>
        {failed && <Notice tone="danger" live="alert" title={text('askNotStarted')} />}
      </form>
    </Disclosure>
  );
}
