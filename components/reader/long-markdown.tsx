import { memo, useId, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { FootnotesContext } from '#components/markdown/footnotes.tsx';
import { Markdown } from '#components/markdown/markdown.tsx';
import type { LiftedPiece } from '#lib/reads/lift-footnotes.ts';
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
    () => ({ prefix, drawAll: () => flushSync(() => drawUpTo(pieces.length)) }),
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

const Piece = memo(function Piece({ piece: { source, footnotes } }: { piece: LiftedPiece }) {
  const height = Math.ceil(source.length / LINE) * LINE_HEIGHT;
  return (
    <div className={styles['piece']} data-piece="" style={{ containIntrinsicBlockSize: `auto ${height}em` }}>
      <Markdown source={source} footnotes={footnotes} />
    </div>
  );
});
