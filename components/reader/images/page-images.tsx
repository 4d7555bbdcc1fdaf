import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { ImageContext } from '#components/markdown/image-context.ts';
import type { ImageProps } from '#components/markdown/image-context.ts';
import { ImageCountContext, PageImagesContext } from './images-context.ts';
import type { PageImages } from './images-context.ts';
import { ReaderImage } from './reader-image.tsx';

const showImage = (image: ImageProps) => <ReaderImage {...image} />;

/** Lets the images in the text around be shown one by one, or all. Nothing is loaded before. */
export function PageImagesProvider({ children }: { children: ReactNode }) {
  const [all, setAll] = useState(false);
  const [allowed, setAllowed] = useState(0);
  const [count, setCount] = useState(0);
  const images = useMemo<PageImages>(
    () => ({
      all,
      showAll: () => setAll(true),
      allowed,
      allow: () => setAllowed((times) => times + 1),
      add() {
        setCount((number) => number + 1);
        return () => setCount((number) => number - 1);
      },
    }),
    [all, allowed],
  );
  return (
    <ImageContext value={showImage}>
      <PageImagesContext value={images}>
        <ImageCountContext value={count}>{children}</ImageCountContext>
      </PageImagesContext>
    </ImageContext>
  );
}
