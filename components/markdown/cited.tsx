import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { text } from '#lib/browser/text.ts';
import styles from './markdown.module.css';

/** A source that the text cites by its number. */
export interface Citation {
  /** The id of the element that shows the source. */
  anchor: string;
  title: string;
}

/** The sources of the text around, the first one being number 1. */
export const CitationsContext = createContext<readonly Citation[]>([]);

const NUMBERS = /\[\^?(\d[\d, ]{0,30})\]/g;

/** Words in which `[2]` and `[1, 3]` lead to the sources of those numbers, where there are such sources. */
export function Cited({ words }: { words: string }) {
  const citations = use(CitationsContext);
  if (citations.length === 0 || !words.includes('[')) return words;
  const parts: ReactNode[] = [];
  let done = 0;
  for (const match of words.matchAll(NUMBERS)) {
    const cited = (match[1] ?? '').split(',').map(Number);
    if (!cited.every((number) => citations[number - 1])) continue;
    // The number stands close to the word that it follows, so that no line begins with it.
    parts.push(words.slice(done, match.index).trimEnd());
    for (const number of cited)
      parts.push(
        <CitationLink key={`${match.index} ${number}`} number={number} citation={citations[number - 1]} />,
      );
    done = match.index + match[0].length;
  }
  return [...parts, words.slice(done)];
}

function CitationLink({ number, citation }: { number: number; citation: Citation | undefined }) {
  if (citation === undefined) return null;
  const name = text('answerCitation', number, citation.title);
  return (
    <a className={styles['citation']} href={`#${citation.anchor}`} title={citation.title} aria-label={name}>
      {number}
    </a>
  );
}
