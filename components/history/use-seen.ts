import { useEffect } from 'react';
import { setUnseen, watchUnseen } from '#lib/browser/unseen.ts';

/** What ends while this view is open, or ended before it was opened, counts as seen: the badge need not tell. */
export function useSeen(): void {
  useEffect(() => {
    const see = () => {
      if (document.visibilityState === 'visible') void setUnseen(false);
    };
    see();
    document.addEventListener('visibilitychange', see);
    const stop = watchUnseen((is) => {
      if (is) see();
    });
    return () => {
      document.removeEventListener('visibilitychange', see);
      stop();
    };
  }, []);
}
