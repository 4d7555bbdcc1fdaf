import { use, useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { webAddress } from '#components/markdown/web-address.ts';
import { WebLink } from '#components/markdown/web-link.tsx';
import type { ImageProps } from '#components/markdown/image-context.ts';
import { Button } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { requestOrigin } from '#lib/browser/permissions.ts';
import type { ImageFault } from '#lib/browser/load-image.ts';
import { text } from '#lib/browser/text.ts';
import type { TextKey } from '#lib/browser/text.ts';
import { PageImagesContext } from './images-context.ts';
import { useImage } from './use-image.ts';
import styles from './images.module.css';

/** An image of the page: a quiet button with its words and its host until it is asked for. */
export function ReaderImage({ address, words }: ImageProps) {
  const url = webAddress(address);
  if (url === undefined) return <bdi>{text('answerImage', words)}</bdi>;
  return <WebImage address={url.href} host={url.host} words={words} />;
}

interface WebImageProps {
  address: string;
  host: string;
  words: string;
}

function WebImage({ address, host, words }: WebImageProps) {
  const { state, load } = useImage(address);
  const place = useRef<HTMLSpanElement>(null);
  const images = use(PageImagesContext);
  const add = images?.add;
  useEffect(() => add?.(), [add]);
  useNear(place, images?.all === true && state.is === 'idle', load);
  const refused = state.is === 'failed' && state.fault === 'not-allowed';
  const again = useEffectEvent(() => {
    if (refused) load();
  });
  // The person let Sidelight read a site: maybe it was this one.
  useEffect(() => {
    if (images?.allowed) again();
  }, [images?.allowed]);

  if (state.is === 'shown')
    return <img className={styles['image']} src={state.url} alt={words} decoding="async" />;
  return (
    <span ref={place} className={styles['place']}>
      {words !== '' && (
        <bdi className={styles['words']} dir="auto">
          {words}
        </bdi>
      )}
      {state.is === 'idle' && (
        <Button icon="image" aria-label={text('readerShowImageOf', words, host)} onClick={load}>
          {text('readerShowImage', host)}
        </Button>
      )}
      {state.is === 'loading' && (
        <output className={styles['loading']}>
          <Spinner /> {text('readerImageLoading', host)}
        </output>
      )}
      {state.is === 'failed' && (
        <Failed address={address} host={host} fault={state.fault} onAllowed={() => images?.allow()} />
      )}
    </span>
  );
}

const WORDS: Record<ImageFault, TextKey> = {
  'not-allowed': 'readerImageNotAllowed',
  unreachable: 'readerImageUnreachable',
  status: 'readerImageStatus',
  'too-large': 'readerImageTooLarge',
  drawing: 'readerImageDrawing',
  'not-image': 'readerImageNotImage',
};

interface FailedProps {
  address: string;
  host: string;
  fault: ImageFault;
  onAllowed: () => void;
}

/** Why it is not shown, and what helps: leave for its site, or the image in a tab of its own. */
function Failed({ address, host, fault, onAllowed }: FailedProps) {
  return (
    <>
      <span role="alert" className={styles['why']}>
        {text(WORDS[fault], host)}
      </span>
      {fault === 'not-allowed' && (
        <Button
          // Before any await: the browser asks only inside the gesture.
          onClick={() => void requestOrigin(address).then((may) => may && onAllowed())}
        >
          {text('readerImageAllow', host)}
        </Button>
      )}
      <WebLink address={address} hideHost>
        {text('readerImageOpen')}
      </WebLink>
    </>
  );
}

/** Calls once when an element comes near the screen, while it is wanted. */
function useNear(element: RefObject<Element | null>, wanted: boolean, near: () => void): void {
  useEffect(() => {
    if (!wanted || element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wanted, near]);
}
