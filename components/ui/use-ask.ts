import { useState, useTransition } from 'react';

/**
 * Does what a button asks for, one thing at a time. What fails is kept for words beside the button: thrown, it would
 * take the whole part of the page along.
 */
export function useAsk() {
  const [busy, begin] = useTransition();
  const [refused, setRefused] = useState<unknown>();

  /** `work` begins at once, within the gesture of the click. */
  function ask(work: () => Promise<unknown>) {
    // Buttons stay enabled meanwhile: a disabled one would lose the focus to nowhere.
    if (busy) return;
    begin(async () => {
      try {
        await work();
        setRefused(undefined);
      } catch (error) {
        setRefused(error);
      }
    });
  }

  return { busy, ask, refused };
}
