import type { LibraryEntry, LibraryStatus } from '#lib/service/types.ts';

/** What the library page shows at one moment. */
export interface LibraryState {
  entries: LibraryEntry[];
  /** Pages that match the search, of which `entries` are the first. */
  total: number;
  size: { pages: number; bytes: number };
  status: LibraryStatus;
}

/** Pages shown at once, and added by "Show more". */
export const PAGE_SIZE = 50;
