import { createContext, use } from 'react';
import { CallStore } from '#lib/calls/store.ts';

let opened: CallStore | undefined;

/** The store that a page reads. Tests bring their own. */
export const CallStoreContext = createContext<CallStore | undefined>(undefined);

/** The store of calls, opened once a page; views only read it. */
export function useCallStore(): CallStore {
  const given = use(CallStoreContext);
  return given ?? (opened ??= new CallStore());
}
