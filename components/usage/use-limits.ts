import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useCallStore } from '#components/call/call-store-context.ts';
import { useClock } from '#components/call/use-clock.ts';
import { readSettings, watchSettings } from '#lib/browser/settings.ts';
import type { Settings } from '#lib/browser/settings.ts';
import { readLimits } from '#lib/calls/ledger/limits.ts';
import type { LimitUse } from '#lib/calls/ledger/limits.ts';

/** The settings as they are, live. Undefined until they are read. */
export function useSettings(): Settings | undefined {
  const [settings, setSettings] = useState<Settings>();
  useEffect(() => {
    const controller = new AbortController();
    void readSettings().then(setSettings);
    watchSettings(setSettings, controller.signal);
    return () => controller.abort();
  }, []);
  return settings;
}

/** The limits that are nearly or fully used up, live. */
export function useLimits(): LimitUse[] {
  const store = useCallStore();
  const limits = useSettings()?.limits;
  const now = useClock(60_000);
  const uses = useLiveQuery(async () => (limits ? readLimits(store, limits, now) : []), [store, limits, now]);
  return (uses ?? []).filter(({ state }) => state !== 'free');
}
