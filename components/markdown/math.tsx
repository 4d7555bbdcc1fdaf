import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { parseTex } from './parse-tex.ts';
import type { Formula } from './parse-tex.ts';
import styles from './math.module.css';

/** A formula in a line: its signs where they are simple, else its source. */
export function InlineMath({ tex }: { tex: string }) {
  return (
    <span className={styles['math']} dir="ltr" title={tex}>
      <Signs tex={tex} />
    </span>
  );
}

/** A formula on a line of its own, which scrolls where it is wide. */
export function BlockMath({ tex }: { tex: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keys
    <span className={styles['block']} dir="ltr" title={tex} tabIndex={0}>
      <Signs tex={tex} />
    </span>
  );
}

function Signs({ tex }: { tex: string }) {
  const formula = parseTex(tex);
  return formula ? draw(formula) : <code className={styles['source']}>{tex}</code>;
}

function draw(formula: Formula): ReactNode {
  // Signs have no identity but their place.
  return formula.map((piece, index) => <Fragment key={index}>{drawPiece(piece)}</Fragment>);
}

/** Letters stand for something and are set as such; numbers and words are not. */
function drawPiece(piece: Formula[number]): ReactNode {
  if (typeof piece === 'string') return /^\p{L}\p{M}?$/u.test(piece) ? <var>{piece}</var> : piece;
  return piece.place === 'above' ? <sup>{draw(piece.of)}</sup> : <sub>{draw(piece.of)}</sub>;
}
