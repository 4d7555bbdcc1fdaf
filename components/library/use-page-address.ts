import { useSyncExternalStore } from 'react';

/** The address of the page to read, from the fragment; empty when the list is on show. */
export function usePageAddress(): string {
  return useSyncExternalStore(watchFragment, readFragment);
}

/** Where the library page shows one kept page. */
export function readerAddress(url: string): string {
  return `/library.html#${encodeURIComponent(url)}`;
}

function watchFragment(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

function readFragment(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    // A fragment typed by hand may be no valid encoding: then the list is shown.
    return '';
  }
}
