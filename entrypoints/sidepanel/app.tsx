import { Suspense, lazy } from 'react';
import { AskSection } from '#components/ask/ask-section.tsx';
import { useDesk } from '#components/ask/use-desk.ts';
import { PanelStage } from '#components/reader/panel-stage.tsx';
import { AppBoundary } from '#components/shell/app-boundary.tsx';
import { AppFrame } from '#components/shell/app-frame.tsx';

const PanelCalls = lazy(async () => ({
  default: (await import('#components/history/panel-calls.tsx')).PanelCalls,
}));

/** The side panel: the same parts as the popup at full height, with the list of earlier calls. */
export function App() {
  return (
    // A second fence around the whole: the question being typed is kept and comes back when it is drawn again.
    <AppBoundary>
      <PanelStage>
        <Panel />
      </PanelStage>
    </AppBoundary>
  );
}

function Panel() {
  const desk = useDesk();
  const { windowId } = desk.surroundings;
  return (
    <AppFrame top={<AskSection desk={desk} />}>
      <AppBoundary>
        <Suspense>
          {/* Until the window is known, another window's call would flash up. */}
          {windowId !== undefined && <PanelCalls windowId={windowId} />}
        </Suspense>
      </AppBoundary>
    </AppFrame>
  );
}
