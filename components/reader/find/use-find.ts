import { useEffect, useEffectEvent, useState } from 'react';
import { foldText } from '#lib/reads/fold-text.ts';
import { pieceAt } from '../drawn-pieces.ts';
import { markFinds, rangeOfFind, showRange, unmarkFinds } from './mark-finds.ts';
import { NOTHING, numberOf, placeAfter, placeFrom, searchPieces } from './search-pieces.ts';
import type { Found, Place } from './search-pieces.ts';

interface State {
  found: Found;
  place: Place | undefined;
}

export interface Find {
  total: number;
  /** The number of the find that is shown, from 1; 0 where there is none. */
  current: number;
  /** The text has been searched to its end. */
  done: boolean;
  /** Goes to the find after or before. */
  step: (by: 1 | -1) => void;
  /** Leaves the find that is shown selected, for who goes on from there. */
  select: () => void;
}

/** Finds words in the drawn pieces of a text, shows the one that is near and marks all that are on the screen. */
export function useFind(box: Element, count: number, words: string): Find {
  const [{ found, place }, setState] = useState<State>({ found: NOTHING, place: undefined });
  const wanted = words.trim();

  const show = (all: Found, one: Place | undefined) => {
    const range = one && rangeOfFind(box, all, one);
    if (range) showRange(range);
    markFinds(box, all, one);
  };

  const take = useEffectEvent((next: Found) => {
    if (!next.done) {
      setState({ found: next, place: undefined });
      return;
    }
    const near = placeFrom(next, ...whereNow(box, found, place));
    setState({ found: next, place: near });
    show(next, near);
  });
  useEffect(() => {
    const gone = new AbortController();
    if (wanted === '') unmarkFinds();
    else void searchPieces(box.children, count, wanted, (next) => take(next), gone.signal);
    return () => gone.abort();
  }, [box, count, wanted]);

  // Scrolling to a find may be told before the state that it stands in is drawn.
  const mark = useEffectEvent(() => {
    if (wanted !== '') markFinds(box, found, place);
  });
  useEffect(() => {
    if (wanted !== '') markFinds(box, found, place);
  }, [box, found, place, wanted]);
  useEffect(() => {
    const scrolled = () => mark();
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      window.removeEventListener('scroll', scrolled);
      unmarkFinds();
    };
  }, []);

  if (wanted === '') return NONE;
  if (found.wanted !== foldText(wanted)) return { ...NONE, done: false };
  return {
    total: found.total,
    current: place === undefined ? 0 : numberOf(found, place),
    done: found.done,
    step(by) {
      if (place === undefined) return;
      const next = placeAfter(found, place, by);
      setState({ found, place: next });
      show(found, next);
    },
    select() {
      const range = place && rangeOfFind(box, found, place);
      if (!range) return;
      window.getSelection()?.removeAllRanges();
      window.getSelection()?.addRange(range);
    },
  };
}

const NONE: Find = { total: 0, current: 0, done: true, step: () => undefined, select: () => undefined };

/** The piece and the character from which on a search looks: the find that is shown, else what is on the screen. */
function whereNow(box: Element, found: Found, place: Place | undefined): [number, number] {
  const start = place && found.starts[place.piece]?.[place.index];
  if (place !== undefined && start !== undefined) return [place.piece, start];
  return [window.scrollY < window.innerHeight / 2 ? 0 : pieceAt(box, 0), 0];
}
