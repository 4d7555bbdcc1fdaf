import { memo } from 'react';
import { Markdown } from '#components/markdown/markdown.tsx';
import styles from './reader.module.css';

/** Characters of a line and the height of one, for the room that a piece keeps free until it is on the screen. */
const LINE = 60;
const LINE_HEIGHT = 1.75;

/** Markdown drawn piece by piece. What is off the screen is not laid out; the browser still finds its words. */
export function LongMarkdown({ pieces, drawn }: { pieces: readonly string[]; drawn: number }) {
  return pieces.slice(0, drawn).map((source, index) => (
    // Pieces have no identity but their place.
    <Piece key={index} source={source} />
  ));
}

const Piece = memo(function Piece({ source }: { source: string }) {
  const height = Math.ceil(source.length / LINE) * LINE_HEIGHT;
  return (
    <div className={styles['piece']} data-piece="" style={{ containIntrinsicBlockSize: `auto ${height}em` }}>
      <Markdown source={source} />
    </div>
  );
});
