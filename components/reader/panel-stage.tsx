import { Activity, Suspense, lazy, useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { AppBoundary } from '#components/shell/app-boundary.tsx';
import { panelFragment, panelTarget } from './reader-address.ts';
import { PanelHostContext } from './reader-host.ts';
import { useDecodedFragment } from './use-decoded-fragment.ts';

const PanelReader = lazy(async () => ({ default: (await import('./panel-reader.tsx')).PanelReader }));

/** The side panel with a page to read in front of it, while its fragment names one. What is behind keeps its state. */
export function PanelStage({ children }: { children: ReactNode }) {
  const target = panelTarget(useDecodedFragment());
  const host = useMemo(() => ({ leave: () => void (window.location.hash = 'calls') }), []);
  const shown = target && panelFragment(target.callId, target.place);
  useFocusBack(shown);
  return (
    <PanelHostContext value={host}>
      <Activity mode={target ? 'hidden' : 'visible'}>{children}</Activity>
      {target && (
        <AppBoundary>
          <Suspense>
            <PanelReader key={shown} {...target} />
          </Suspense>
        </AppBoundary>
      )}
    </PanelHostContext>
  );
}

/** Back from a page, the focus is on the link that led to it, and so is the eye. */
function useFocusBack(shown: string | undefined): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (shown === undefined && last.current !== undefined) {
      const link = document.querySelector<HTMLElement>(`a[href="#${last.current}"]`);
      link?.focus();
    } else if (shown !== undefined) window.scrollTo({ top: 0, behavior: 'instant' });
    last.current = shown;
  }, [shown]);
}
