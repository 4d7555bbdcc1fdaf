import { Children, createContext, use } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { text } from '#lib/browser/text.ts';
import { roomForNumber } from './room-for-number.ts';
import styles from './markdown.module.css';

interface FootnotesOfText {
  /** What their ids begin with: ours, so that no text can name a place on the page. */
  prefix: string;
  /** Goes to the element with an id in a text that is drawn in pieces; else the focus does. */
  goTo?: (id: string) => void;
}

/** The text whose footnotes lead to each other. */
export const FootnotesContext = createContext<FootnotesOfText>({ prefix: 'footnote' });

/** A number in the text that leads to its footnote. */
export function FootnoteReference({ number, count }: { number: number; count: number }) {
  const { prefix, goTo } = use(FootnotesContext);
  return (
    <sup>
      <a
        id={`${prefix}-back-${number}-${count}`}
        className={styles['footnote']}
        href={`#${prefix}-${number}`}
        aria-label={text('answerFootnote', number)}
        onClick={(event) => followMark(event, goTo)}
      >
        {number}
      </a>
    </sup>
  );
}

/** A list of footnotes. One that does not begin with the first goes on from a list that stands before it. */
export function Footnotes({ first, children }: { first: number; children: ReactNode }) {
  const list = (
    <ol start={first} style={roomForNumber(first + Children.count(children) - 1)}>
      {children}
    </ol>
  );
  if (first > 1) return <div className={styles['moreFootnotes']}>{list}</div>;
  return (
    <section className={styles['footnotes']} aria-label={text('answerFootnotes')}>
      {list}
    </section>
  );
}

interface FootnoteProps {
  number: number;
  /** How often the text refers to it. */
  references: number;
  children: ReactNode;
}

/** Places that a footnote leads back to; beyond these a reader searches. */
const MAX_BACK = 10;

/** The text of a footnote, and the way back to each place that refers to it. */
export function Footnote({ number, references, children }: FootnoteProps) {
  const { prefix, goTo } = use(FootnotesContext);
  const counts = Array.from({ length: Math.min(references, MAX_BACK) }, (_, index) => index + 1);
  return (
    <li id={`${prefix}-${number}`} tabIndex={-1} dir="auto">
      {children}
      {counts.map((count) => (
        <a
          key={count}
          className={styles['back']}
          href={`#${prefix}-back-${number}-${count}`}
          aria-label={text('answerFootnoteBack', number)}
          onClick={(event) => followMark(event, goTo)}
        >
          ↩
        </a>
      ))}
    </li>
  );
}

/** The focus goes along; the address of the page stays, which on some pages says what is shown. */
function followMark(event: MouseEvent<HTMLAnchorElement>, goTo = focusId): void {
  event.preventDefault();
  goTo(event.currentTarget.hash.slice(1));
}

const focusId = (id: string) => document.getElementById(id)?.focus();
