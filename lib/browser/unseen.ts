import { storage } from 'wxt/utils/storage';

/** Whether a call has ended that nobody has seen yet. It outlasts the background, not the browser. */
const unseen = storage.defineItem<boolean>('session:unseen', { fallback: false });

export const isUnseen = (): Promise<boolean> => unseen.getValue();

export const setUnseen = (is: boolean): Promise<void> => unseen.setValue(is);

/** Calls back whenever it changes. @returns ends that */
export const watchUnseen = (changed: (is: boolean) => void): (() => void) => unseen.watch(changed);
