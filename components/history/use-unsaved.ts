import { useEffect, useState } from 'react';
import { readUnsaved, watchUnsaved } from '#lib/browser/unsaved-store.ts';
import type { UnsavedRow } from '#lib/calls/unsaved.ts';

/** What of a call could not be written to the disk, live; undefined when everything could. */
export function useUnsaved(id: string): UnsavedRow | undefined {
  const [rows, setRows] = useState<UnsavedRow[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    void readUnsaved().then(setRows);
    watchUnsaved(setRows, controller.signal);
    return () => controller.abort();
  }, []);
  return rows.find((row) => row.id === id);
}
