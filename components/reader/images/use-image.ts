import { useCallback, useEffect, useState } from 'react';
import { ImageError, loadImage } from '#lib/browser/load-image.ts';
import type { ImageFault } from '#lib/browser/load-image.ts';

/** Where an image is between being words and being shown; `url` is a blob's. */
export type ImageState =
  { is: 'idle' } | { is: 'loading' } | { is: 'shown'; url: string } | { is: 'failed'; fault: ImageFault };

/** One image that loads when it is asked for, and never before. */
export function useImage(address: string): { state: ImageState; load: () => void } {
  const [state, setState] = useState<ImageState>({ is: 'idle' });
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return undefined;
    const gone = new AbortController();
    let url: string | undefined;
    const run = async () => {
      const blob = await loadImage(address, gone.signal);
      if (gone.signal.aborted) return;
      url = URL.createObjectURL(blob);
      setState({ is: 'shown', url });
    };
    run().catch((error: unknown) => {
      if (!gone.signal.aborted) setState({ is: 'failed', fault: faultOf(error) });
    });
    return () => {
      gone.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [address, asked]);
  const load = useCallback(() => {
    setState({ is: 'loading' });
    setAsked((times) => times + 1);
  }, []);
  return { state, load };
}

const faultOf = (error: unknown): ImageFault => (error instanceof ImageError ? error.fault : 'unreachable');
