import { useMemo, useState } from 'react';
import { plainTextOf } from '#components/markdown/plain-text.ts';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { text } from '#lib/browser/text.ts';
import type { LiftedPiece } from '#lib/reads/lift-footnotes.ts';
import { outlineOf } from '#lib/reads/split-markdown.ts';
import type { OutlineItem } from '#lib/reads/split-markdown.ts';
import styles from './reader.module.css';

/** There it stands beside the text (reader.module.css). */
const BESIDE = '(min-width: 80rem)';

interface OutlineProps {
  pieces: readonly LiftedPiece[];
  /** The text is drawn: what stands beside it may follow. */
  ready: boolean;
  /** Goes to the heading with these words in a piece. */
  onGo: (piece: number, words: string) => void;
}

/** The headings of a page, each leading to its place. Nothing, where there are not enough to choose from. */
export function Outline({ pieces, ready, onGo }: OutlineProps) {
  const [beside] = useState(() => window.matchMedia(BESIDE).matches);
  const items = useMemo(() => outlineOf(pieces.map(({ source }) => source)), [pieces]);
  if (items.length < 2) return null;
  return (
    <nav className={styles['outline']} aria-label={text('readerOutline')}>
      {/* Drawn when it is wanted: a long page opens without waiting for hundreds of links. */}
      <Disclosure key={String(ready)} summary={text('readerOutline')} lazy open={beside && ready}>
        <Headings items={items} onGo={onGo} />
      </Disclosure>
    </nav>
  );
}

function Headings({ items, onGo }: Pick<OutlineProps, 'onGo'> & { items: readonly OutlineItem[] }) {
  const named = useMemo(() => items.map((item) => ({ ...item, words: plainTextOf(item.words) })), [items]);
  const top = Math.min(...items.map(({ level }) => level));
  return (
    <ol className={styles['headings']}>
      {named.map(({ level, words, piece }, index) => (
        // The same heading may stand twice.
        <li key={index} style={{ marginInlineStart: `${Math.min(3, level - top)}rem` }}>
          <button type="button" className={styles['heading']} dir="auto" onClick={() => onGo(piece, words)}>
            {words}
          </button>
        </li>
      ))}
    </ol>
  );
}
