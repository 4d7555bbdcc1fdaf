import { useEffect, useState } from 'react';
import { keepPlace } from '#lib/browser/reading-places.ts';
import { shareAbove, shareRead } from './reading-place.ts';

/** Steps in which progress is told: more would draw the bar anew for nothing. */
const STEPS = 500;

/** How much of a text has been read, 0 to 1, live. Where it was left is remembered for the page of this address. */
export function useShareRead(box: Element, lengths: readonly number[], url: string): number {
  const [share, setShare] = useState(0);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setShare(Math.round(shareRead(box, lengths) * STEPS) / STEPS);
    };
    const scrolled = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    // A place that is not kept costs nothing but the offer to go back to it.
    const rested = () => void keepPlace(url, shareAbove(box, lengths)).catch(() => undefined);
    scrolled();
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('resize', scrolled);
    window.addEventListener('scrollend', rested);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('resize', scrolled);
      window.removeEventListener('scrollend', rested);
    };
  }, [box, lengths, url]);
  return share;
}
