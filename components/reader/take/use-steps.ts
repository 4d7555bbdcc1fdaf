import { useEffect, useRef, useState } from 'react';
import type { Steps } from '#components/ui/step-progress.tsx';

/** Says how far the work is, and gives the page a turn to draw and to hear clicks. @throws Stopped when it was stopped */
export type Step = (steps: Steps) => Promise<void>;

/** The person stopped the work, or left. */
export class Stopped extends Error {
  override name = 'Stopped' as const;
}

/** Runs work that goes step by step, one at a time, and knows how far it is. It is stopped when its view goes away. */
export function useSteps() {
  const [steps, setSteps] = useState<Steps>();
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);
  return {
    steps,
    stop: () => running.current.abort(),
    run: async <Result>(work: (step: Step) => Promise<Result>): Promise<Result> => {
      const { signal } = (running.current = new AbortController());
      try {
        return await work(async (next) => {
          setSteps(next);
          await nextTurn();
          if (signal.aborted) throw new Stopped();
        });
      } finally {
        setSteps(undefined);
      }
    },
  };
}

/** By a message: in a tab behind others timers come once a second, and a few hundred of them take minutes. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
