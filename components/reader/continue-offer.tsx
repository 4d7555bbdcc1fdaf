import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { readPlace } from '#lib/browser/reading-places.ts';
import { text } from '#lib/browser/text.ts';
import styles from './bar.module.css';

/** Less than this is no place to go back to, and more is the end. */
const [FROM, TO] = [0.02, 0.97];

/** Offers to go on where the page was left; it never jumps by itself. */
export function ContinueOffer({ url, onGo }: { url: string; onGo: (share: number) => void }) {
  const [share, setShare] = useState<number>();
  useEffect(() => {
    let gone = false;
    // Without a known place nothing is offered, and nothing else is lost.
    readPlace(url).then(
      (kept) => gone || setShare(kept),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [url]);
  if (share === undefined || share < FROM || share > TO) return null;
  return (
    <output className={styles['offer']}>
      <Button
        look="quiet"
        icon="more"
        onClick={() => {
          onGo(share);
          setShare(undefined);
        }}
      >
        {text('readerContinue', Math.round(share * 100))}
      </Button>
      <IconButton icon="close" label={text('readerStartOver')} onClick={() => setShare(undefined)} />
    </output>
  );
}
