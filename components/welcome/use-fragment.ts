import { useSyncExternalStore } from 'react';

function listen(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** What stands behind the # of the page's address, without it. */
export function useFragment(): string {
  return useSyncExternalStore(listen, () => window.location.hash.slice(1));
}
