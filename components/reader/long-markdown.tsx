import { memo, useId, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { FootnotesContext } from '#components/markdown/footnotes.tsx';
import { Markdown } from '#components/markdown/markdown.tsx';
import type { LiftedPiece } from '#lib/reads/lift-footnotes.ts';
import { settle } from './settle.ts';
import styles from './reader.module.css';

/** Characters of a line and the height of one, for the room that a piece keeps free until it is on the screen. */
const LINE = 60;
const LINE_HEIGHT = 1.75;

interface LongMarkdownProps {
  pieces: readonly LiftedPiece[];
  /** How many of them are drawn. */
  drawn: number;
  /** Draws some at once. */
  drawUpTo: (pieces: number) => void;
}

/** Markdown drawn piece by piece. What is off the screen is not laid out; the browser still finds its words. */
export function LongMarkdown({ pieces, drawn, drawUpTo }: LongMarkdownProps) {
  const prefix = useId();
  const footnotes = useMemo(
    () => ({
      prefix,
      goTo(id: string) {
        // A footnote stands at the very end.
        if (!document.getElementById(id)) flushSync(() => drawUpTo(pieces.length));
        const element = document.getElementById(id);
        if (element) focusAt(element);
      },
    }),
    [prefix, drawUpTo, pieces.length],
  );
  return (
    <FootnotesContext value={footnotes}>
      {pieces.slice(0, drawn).map((piece, index) => (
        // Pieces have no identity but their place.
        <Piece key={index} piece={piece} />
      ))}
    </FootnotesContext>
  );
}

/** Focuses an element and brings it to the middle of the window. */
function focusAt(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  settle(() => {
    const { top, bottom } = element.getBoundingClientRect();
    const isSeen = top > window.innerHeight * 0.2 && bottom < window.innerHeight * 0.8;
    return isSeen ? 0 : top - window.innerHeight * 0.4;
  });
}

const Piece = memo(function Piece({ piece: { source, footnotes } }: { piece: LiftedPiece }) {
  const height = Math.ceil(source.length / LINE) * LINE_HEIGHT;
  return (
    <div className={styles['piece']} data-piece="" style={{ containIntrinsicBlockSize: `auto ${height}em` }}>
      <Markdown source={source} footnotes={footnotes} />
    </div>
  );
});
