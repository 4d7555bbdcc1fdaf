import { use, useState } from 'react';
import { Suspense } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { CURRENT_WINDOW, openPanel } from '#lib/browser/panel.ts';
import { send } from '#lib/browser/send.ts';
import { readSettings } from '#lib/browser/settings.ts';
import type { Settings } from '#lib/browser/settings.ts';
import { text } from '#lib/browser/text.ts';
import styles from './steps.module.css';

/** Three things to try, each a minute's work. */
export function Steps() {
  const [settings] = useState(readSettings);
  return (
    <section className={styles['steps']} aria-labelledby="steps">
      <h2 id="steps">{text('welcomeTry')}</h2>
      <ol>
        <li>
          <Icon name="ask" />
          <h3>{text('welcomeTryAsk')}</h3>
          <p>{text('welcomeTryAskWords', text('welcomeQuestion'))}</p>
          <Suspense>
            <AskNow settings={settings} />
          </Suspense>
        </li>
        <li>
          <Icon name="page" />
          <h3>{text('welcomeTrySummarise')}</h3>
          <p>{text('welcomeTrySummariseWords')}</p>
        </li>
        <li>
          <Icon name="search" />
          <h3>{text('welcomeTrySearch')}</h3>
          <p>{text('welcomeTrySearchWords')}</p>
        </li>
      </ol>
    </section>
  );
}

/** Asks the first question in the panel: only where that is free, on this device. */
function AskNow({ settings }: { settings: Promise<Settings> }) {
  const [failed, setFailed] = useState(false);
  if (use(settings).service !== 'device') return null;
  const ask = async () => {
    // The panel first: the browser opens it only inside the gesture.
    const opening = openPanel(CURRENT_WINDOW);
    const request = { query: text('welcomeQuestion') };
    const asking = send('call/start', {
      id: crypto.randomUUID(),
      operation: 'answer',
      request,
      scope: 'web',
    });
    try {
      await Promise.all([opening, asking]);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Button icon="send" onClick={() => void ask()}>
        {text('welcomeAskNow')}
      </Button>
      {failed && <p role="alert">{text('welcomeOpenRefused')}</p>}
    </>
  );
}
