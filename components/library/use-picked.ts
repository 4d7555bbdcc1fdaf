import { useState } from 'react';

/** Pages of the library that something is to be done with, by address. */
export interface Picked {
  urls: ReadonlySet<string>;
  pick: (urls: readonly string[], isPicked: boolean) => void;
  clear: () => void;
}

export function usePicked(): Picked {
  const [urls, setUrls] = useState<ReadonlySet<string>>(new Set());
  return {
    urls,
    pick(changed, isPicked) {
      // Of what is picked when it is done: forgetting many pages takes a while.
      setUrls((before) => {
        const next = new Set(before);
        for (const url of changed) {
          if (isPicked) next.add(url);
          else next.delete(url);
        }
        return next;
      });
    },
    clear: () => setUrls(new Set()),
  };
}
