import { use } from 'react';
import { Button } from '#components/ui/button.tsx';
import { formatCount } from '#components/call/format.ts';
import { text } from '#lib/browser/text.ts';
import { ImageCountContext, PageImagesContext } from './images-context.ts';

/** Shows all images of the page, for this time: each loads when it comes near the screen. */
export function ShowAllImages() {
  const images = use(PageImagesContext);
  const count = use(ImageCountContext);
  if (images === undefined || images.all || count === 0) return null;
  return (
    <Button icon="image" onClick={images.showAll}>
      {count === 1 ? text('readerShowTheImage') : text('readerShowAllImages', formatCount(count))}
    </Button>
  );
}
