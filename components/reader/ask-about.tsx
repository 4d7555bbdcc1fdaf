import { useEffect, useState, useTransition } from 'react';
import { browser } from 'wxt/browser';
import { Button } from '#components/ui/button.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Field } from '#components/ui/field.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { webAddress } from '#components/markdown/web-address.ts';
import { openPanel } from '#lib/browser/panel.ts';
import { send } from '#lib/browser/send.ts';
import { text } from '#lib/browser/text.ts';
import type { Reading } from '#lib/reads/reading.ts';
import styles from './reader.module.css';

/** A question about the page alone. Its answer comes in the side panel, beside the page. */
export function AskAbout({ reading }: { reading: Reading }) {
  const [question, setQuestion] = useState('');
  const [problem, setProblem] = useState(false);
  const [busy, begin] = useTransition();
  const windowId = useWindowId();
  const address = webAddress(reading.url)?.href;
  if (address === undefined) return null;
  const ask = () => {
    // First, and before any await: the browser opens a panel only inside the gesture. Without it the answer is kept too.
    if (windowId !== undefined) openPanel(windowId).catch(reportError);
    begin(async () => {
      try {
        const request = { query: question.trim(), included_sources: [address] };
        await send('call/start', {
          id: crypto.randomUUID(),
          operation: 'answer',
          request,
          scope: 'web',
          windowId,
        });
        setQuestion('');
        setProblem(false);
      } catch {
        // Why does not matter here: it is not written down, and nothing was sent.
        setProblem(true);
      }
    });
  };
  return (
    <Disclosure summary={text('readerAsk')}>
      <form
        className={styles['ask']}
        onSubmit={(event) => {
          event.preventDefault();
          if (question.trim() !== '' && !busy) ask();
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
        <Button type="submit" disabled={question.trim() === '' || busy}>
          {text('readerAskSend')}
        </Button>
        {problem && <Notice tone="danger" live="alert" title={text('askNotStarted')} />}
      </form>
    </Disclosure>
  );
}

/** The window that the page stands in: its panel shows the answer. */
function useWindowId(): number | undefined {
  const [windowId, setWindowId] = useState<number>();
  useEffect(() => void browser.windows.getCurrent().then(({ id }) => setWindowId(id)), []);
  return windowId;
}
