import { Suspense, lazy } from 'react';
import { AskSection } from '#components/ask/ask-section.tsx';
import { useDesk } from '#components/ask/use-desk.ts';
import { AppBoundary } from '#components/shell/app-boundary.tsx';
import { AppFrame } from '#components/shell/app-frame.tsx';
import { useHydrated } from '#components/shell/use-hydrated.ts';
import { Button } from '#components/ui/button.tsx';
import { CURRENT_WINDOW, openPanel } from '#lib/browser/panel.ts';
import { text } from '#lib/browser/text.ts';

const LastCall = lazy(async () => ({
  default: (await import('#components/call/last-call.tsx')).LastCall,
}));

/** The popup: the ask box at once, the last call as soon as it is loaded. */
export function App() {
  return (
    // A second fence around the whole: the question being typed is kept and comes back when it is drawn again.
    <AppBoundary>
      <Popup />
    </AppBoundary>
  );
}

function Popup() {
  const desk = useDesk();
  const hydrated = useHydrated();
  const windowId = desk.surroundings.windowId ?? CURRENT_WINDOW;
  return (
    <AppFrame
      actions={
        <Button look="quiet" icon="panel" onClick={() => void openPanel(windowId).then(() => window.close())}>
          {text('appOpenPanel')}
        </Button>
      }
      top={<AskSection desk={desk} />}
    >
      {hydrated && (
        <AppBoundary>
          <Suspense>
            <LastCall windowId={desk.surroundings.windowId} />
          </Suspense>
        </AppBoundary>
      )}
    </AppFrame>
  );
}
