import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { libraryClient } from '#lib/browser/device/library-client.ts';
import { text } from '#lib/browser/text.ts';
import type { Page } from '#lib/service/types.ts';

/** Entries that are looked through for the page: it stands high among those with words of its title. */
const LOOK = 200;

/** Keeps a page when the library is full. The library tells what is pinned only in its list. */
export function PinPage({ page: { url, title } }: { page: Page }) {
  const [pinned, setPinned] = useState<boolean>();
  useEffect(() => {
    let gone = false;
    const tell = (state: boolean | undefined) => gone || setPinned(state);
    // Without an answer there is no button: nothing else is lost.
    findPinned(url, title).then(tell, () => tell(undefined));
    return () => {
      gone = true;
    };
  }, [url, title]);
  if (pinned === undefined) return null;
  return (
    <Button
      look="quiet"
      aria-pressed={pinned}
      onClick={() => void libraryClient.pin(url, !pinned).then(() => setPinned(!pinned))}
    >
      {text(pinned ? 'libraryPinned' : 'libraryPin')}
    </Button>
  );
}

async function findPinned(url: string, title: string): Promise<boolean | undefined> {
  const { entries } = await libraryClient.list({ text: title, offset: 0, limit: LOOK });
  return entries.find((entry) => entry.url === url)?.pinned;
}
