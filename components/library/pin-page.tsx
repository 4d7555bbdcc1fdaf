import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { libraryClient } from '#lib/browser/device/library-client.ts';
import { text } from '#lib/browser/text.ts';
import type { Page } from '#lib/service/types.ts';

/** Entries that are looked through for the page: those whose address begins as its own does. */
const LOOK = 100;

/** Keeps a page when the library is full. The library tells what is pinned only in its list. */
export function PinPage({ page: { url } }: { page: Page }) {
  const [pinned, setPinned] = useState<boolean>();
  useEffect(() => {
    let gone = false;
    const tell = (state: boolean | undefined) => gone || setPinned(state);
    // Without an answer there is no button: nothing else is lost.
    findPinned(url).then(tell, () => tell(undefined));
    return () => {
      gone = true;
    };
  }, [url]);
  if (pinned === undefined) return null;
  return (
    <Button
      aria-pressed={pinned}
      onClick={() => void libraryClient.pin(url, !pinned).then(() => setPinned(!pinned))}
    >
      {text(pinned ? 'libraryPinned' : 'libraryPin')}
    </Button>
  );
}

async function findPinned(url: string): Promise<boolean | undefined> {
  const { entries } = await libraryClient.list({ text: url, offset: 0, limit: LOOK });
  return entries.find((entry) => entry.url === url)?.pinned;
}
