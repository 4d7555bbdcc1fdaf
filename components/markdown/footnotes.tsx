import { createContext, use } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { text } from '#lib/browser/text.ts';
import styles from './markdown.module.css';

/** What the ids of a text's footnotes begin with: ours, so that no text can name a place on the page. */
export const FootnoteIdContext = createContext('footnote');

/** A number in the text that leads to its footnote. */
export function FootnoteReference({ number, count }: { number: number; count: number }) {
  const prefix = use(FootnoteIdContext);
  return (
    <sup>
      <a
        id={`${prefix}-back-${number}-${count}`}
        className={styles['footnote']}
        href={`#${prefix}-${number}`}
        aria-label={text('answerFootnote', number)}
        onClick={focusTarget}
      >
        {number}
      </a>
    </sup>
  );
}

export function Footnotes({ children }: { children: ReactNode }) {
  return (
    <section className={styles['footnotes']} aria-label={text('answerFootnotes')}>
      <ol>{children}</ol>
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
  const prefix = use(FootnoteIdContext);
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
          onClick={focusTarget}
        >
          ↩
        </a>
      ))}
    </li>
  );
}

/** The focus goes along; the address of the page stays, which on some pages says what is shown. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
