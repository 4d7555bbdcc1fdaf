import { useCallback, useEffect, useRef, useState } from 'react';
import { libraryClient } from '#lib/browser/device/library-client.ts';
import type { LibraryListing } from '#lib/service/types.ts';
import { PAGE_SIZE } from './library-state.ts';
import type { LibraryState } from './library-state.ts';

/** Which pages are wanted, and in which order. */
type Wanted = Pick<LibraryListing, 'text' | 'order' | 'host'>;

type Loading = { state: LibraryState | undefined; error: unknown };

/** The library's pages that match a search, read again after each change. Only the newest reading counts. */
export function useLibrary({ text, order, host }: Wanted) {
  const [{ state, error }, setLoading] = useState<Loading>({ state: undefined, error: undefined });
  const [limit, setLimit] = useState(PAGE_SIZE);
  const newest = useRef(0);

  const refresh = useCallback(async () => {
    newest.current += 1;
    const reading = newest.current;
    const outcome = await read({ text, order, host }, limit);
    if (reading === newest.current) setLoading(outcome);
  }, [text, order, host, limit]);

  useEffect(() => void refresh(), [refresh]);

  return { state, error, refresh, showMore: () => setLimit(limit + PAGE_SIZE) };
}

async function read(wanted: Wanted, limit: number): Promise<Loading> {
  try {
    const [{ total, entries }, size, status] = await Promise.all([
      libraryClient.list({ ...wanted, offset: 0, limit }),
      libraryClient.size(),
      libraryClient.status(),
    ]);
    return { state: { total, entries, size, status }, error: undefined };
  } catch (error) {
    return { state: undefined, error };
  }
}
