import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { SourceHead, sourceAnchor } from '#components/sources/source-list.tsx';
import type { Source } from '#components/sources/source.ts';
import { SourceActions } from '#components/results/source-actions.tsx';
import { passageAddress } from '#components/sources/passage-address.ts';
import styles from './answer.module.css';

interface CitationCardsProps {
  callId: string;
  sources: readonly Source[];
  children: ReactNode;
}

/** Milliseconds that the pointer may take from a number to its card. */
const GRACE = 250;

/**
 * Shows the card of a source beside its number in the text, while the pointer or the focus is on either. The card is
 * the browser's own popover, so that it lies above everything and Escape closes it.
 */
export function CitationCards({ callId, sources, children }: CitationCardsProps) {
  const card = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const scrolling = useRef<AbortController>(undefined);
  /** A card that closes gives the focus back to its number, which shall not open it again. */
  const changing = useRef(false);
  const [number, setNumber] = useState<number>();
  const source = number === undefined ? undefined : sources[number - 1];

  useEffect(() => () => scrolling.current?.abort(), []);

  function stay() {
    clearTimeout(leaving.current);
  }

  function leave() {
    stay();
    leaving.current = setTimeout(() => card.current?.hidePopover(), GRACE);
  }

  function showFor(target: EventTarget | null) {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[href^="#source-"]') : null;
    const found = link
      ? sources.findIndex((_, at) => link.getAttribute('href') === `#${sourceAnchor(callId, at + 1)}`)
      : -1;
    if (!link || found < 0 || !card.current || changing.current) return;
    stay();
    setNumber(found + 1);
    scrolling.current?.abort();
    scrolling.current = show(card.current, link);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens for the links inside it
    <div
      className={styles['cited']}
      onPointerOver={({ target }) => showFor(target)}
      onPointerOut={leave}
      onFocus={({ target }) => showFor(target)}
      onBlur={leave}
    >
      {children}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only to stay while the pointer is on it */}
      <div
        ref={card}
        popover="auto"
        className={styles['card']}
        onPointerOver={stay}
        onFocus={stay}
        onBeforeToggle={() => {
          changing.current = true;
        }}
        onToggle={() => {
          changing.current = false;
        }}
      >
        {source && (
          <>
            <SourceHead source={{ ...source, url: passageAddress(source) }} />
            {source.snippet && (
              <p className={styles['snippet']} dir="auto">
                {source.snippet.slice(0, 400)}
              </p>
            )}
            <div className={styles['cardActions']}>
              <SourceActions address={source.url ?? ''} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** Shows the card at a number, and lets it go along while the page scrolls, which it does when a number gets the focus. */
function show(card: HTMLElement, link: HTMLElement): AbortController {
  // The number as the source of its card: Tab goes from it into the card.
  if (card.matches(':popover-open')) card.hidePopover();
  card.showPopover({ source: link });
  place(card, link);
  const scrolling = new AbortController();
  window.addEventListener('scroll', () => follow(card, link), { signal: scrolling.signal, passive: true });
  return scrolling;
}

function follow(card: HTMLElement, link: HTMLElement): void {
  if (!card.isConnected || !card.matches(':popover-open')) return;
  const { top, bottom } = link.getBoundingClientRect();
  // A number that has left the window would be pointed at by nothing.
  if (bottom < 0 || top > window.innerHeight) card.hidePopover();
  else place(card, link);
}

/** Below the number, or above it where there is no room, and inside the window. */
function place(card: HTMLElement, link: HTMLElement): void {
  const { left, top, bottom } = link.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const width = Math.min(320, innerWidth - 16);
  card.style.inlineSize = `${width}px`;
  card.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  const below = innerHeight - bottom > 180 || bottom < innerHeight / 2;
  card.style.top = below ? `${bottom + 2}px` : 'auto';
  card.style.bottom = below ? 'auto' : `${innerHeight - top + 2}px`;
}
