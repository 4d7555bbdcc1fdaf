import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the markup that is written into the page and in the first render over it, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
