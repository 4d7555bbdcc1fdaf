import { use, useEffect, useState, useTransition } from 'react';
import { browser } from 'wxt/browser';
import type { StartCall } from '#lib/browser/messages.ts';
import { openPanel } from '#lib/browser/panel.ts';
import { send } from '#lib/browser/send.ts';
import { PanelHostContext } from './reader-host.ts';

/** Begins a call whose answer comes in this window's side panel. `failed`: it was not written down, and not sent. */
export function useBeginBeside() {
  const [busy, transit] = useTransition();
  const [failed, setFailed] = useState(false);
  const windowId = useWindowId();
  const panel = use(PanelHostContext);
  const begin = (call: Omit<StartCall, 'id' | 'windowId'>) => {
    // First, and before any await: the browser opens a panel only inside the gesture. Without it the answer is kept too.
    if (windowId !== undefined && panel === null) openPanel(windowId).catch(reportError);
    transit(async () => {
      try {
        await send('call/start', { id: crypto.randomUUID(), windowId, ...call });
        setFailed(false);
        panel?.leave();
      } catch {
        // Why does not matter here: nothing was sent, and the person can try again.
        setFailed(true);
      }
    });
  };
  return { busy, failed, begin };
}

function useWindowId(): number | undefined {
  const [windowId, setWindowId] = useState<number>();
  useEffect(() => void browser.windows.getCurrent().then(({ id }) => setWindowId(id)), []);
  return windowId;
}
