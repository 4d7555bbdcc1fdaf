import 'fake-indexeddb/auto';
import { afterEach, beforeEach } from 'vitest';
import { CallStore } from '#lib/calls/store.ts';

let names = 0;

/** A store of its own for each test. */
export function freshStore(): () => CallStore {
  let store: CallStore;
  beforeEach(() => {
    names += 1;
    store = new CallStore(`calls-${names}-${Math.random()}`);
  });
  afterEach(() => store.delete());
  return () => store;
}
