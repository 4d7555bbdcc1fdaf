import { useCallback, useEffect, useState } from 'react';

/** Pieces that stand on the screen at once. */
const FIRST = 2;

/**
 * How many of the pieces are drawn: a screenful at first, then one more with each turn of the event loop, so that no
 * turn is long and what is typed or scrolled meanwhile comes first. `drawUpTo` draws some at once.
 */
export function useDrawn(count: number): { drawn: number; drawUpTo: (pieces: number) => void } {
  const [drawn, setDrawn] = useState(FIRST);
  useEffect(() => {
    if (drawn >= count) return undefined;
    const timer = setTimeout(() => setDrawn(drawn + 1));
    return () => clearTimeout(timer);
  }, [drawn, count]);
  const drawUpTo = useCallback((pieces: number) => setDrawn((before) => Math.max(before, pieces)), []);
  return { drawn: Math.min(drawn, count), drawUpTo };
}
