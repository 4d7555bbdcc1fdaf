import { useEffect, useState } from 'react';
import { readLenses, watchLenses, writeLenses } from '#lib/browser/lens-store.ts';
import type { Lens } from '#lib/lenses/lens.ts';

/** The person's lenses, live. Undefined until they are known. */
export function useLenses(): Lens[] | undefined {
  const [lenses, setLenses] = useState<Lens[]>();
  useEffect(() => {
    const controller = new AbortController();
    watchLenses(setLenses, controller.signal);
    void readLenses().then((known) => setLenses((newer) => newer ?? known));
    return () => controller.abort();
  }, []);
  return lenses;
}

/** Changes the lenses as they are stored now, whatever another window did meanwhile. */
export async function changeLenses(change: (lenses: Lens[]) => Lens[]): Promise<void> {
  await writeLenses(change(await readLenses()));
}
