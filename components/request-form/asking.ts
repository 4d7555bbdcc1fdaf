import { useSyncExternalStore } from 'react';
import type { AskOperation, Options } from '#lib/requests/options.ts';

/** How the next question is asked. */
export interface Asking {
  operation: AskOperation;
  /** What was set since the page opened; absent while the settings' own defaults hold. */
  options?: Options | undefined;
  /** The lens that the options came from, as long as they are its own. */
  lensId?: string | undefined;
  /** The defaults of the settings, once they are known. */
  defaults: Readonly<Record<AskOperation, Options>>;
}

const UNTOUCHED: Asking = { operation: 'answer', defaults: { answer: {}, deepsearch: {} } };

let asking = UNTOUCHED;
const listeners = new Set<() => void>();

export const readAsking = (): Asking => asking;

/** Changes how the next question is asked: the box, the form and the results on a page all see it. */
export function changeAsking(change: Partial<Asking>): void {
  asking = { ...asking, ...change };
  for (const listener of listeners) listener();
}

/** Sets options by hand; a lens that they came from is theirs no longer. */
export function changeOptions(options: Options): void {
  changeAsking({ options, lensId: undefined });
}

/** As when the page opened. */
export function resetAsking(): void {
  changeAsking({ ...UNTOUCHED, options: undefined, lensId: undefined });
}

/** Whether anything was set by hand since the page opened. */
export const isSetByHand = ({ operation, options }: Asking = asking): boolean =>
  options !== undefined || operation !== UNTOUCHED.operation;

/** The options that the next question is asked with. */
export function optionsNow({ operation, options, defaults }: Asking = asking): Options {
  return options ?? defaults[operation];
}

/** Calls back whenever the way of asking changes; returns what ends that. */
export function watchAsking(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAsking(): Asking {
  return useSyncExternalStore(watchAsking, readAsking, () => UNTOUCHED);
}
