import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '#components/ui/icon-button.tsx';
import { text } from '#lib/browser/text.ts';
import { formatCount } from '#components/call/format.ts';
import { useFind } from './use-find.ts';
import type { Find } from './use-find.ts';
import styles from './find.module.css';

interface FindBarProps {
  /** The element whose children are the pieces of the text. */
  box: Element;
  /** Pieces of the whole text, drawn or not. */
  count: number;
  /** Counts how often it was asked for: each time the field is ready to be typed over. */
  asked: number;
  onClose: () => void;
}

/** Finds words in the whole text. Enter and F3 go on, with Shift back; Escape closes it and leaves the find selected. */
export function FindBar({ box, count, asked, onClose }: FindBarProps) {
  const [words, setWords] = useState(() => selectedWords());
  const find = useFind(box, count, words);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asked > 0) field.current?.select();
  }, [asked]);
  useStepKeys(find);
  const close = () => {
    find.select();
    onClose();
  };
  return (
    <search className={styles['find']}>
      <input
        ref={field}
        type="search"
        className={styles['field']}
        aria-label={text('readerFind')}
        placeholder={text('readerFind')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') find.step(event.shiftKey ? -1 : 1);
          else if (event.key === 'Escape') close();
          else return;
          event.preventDefault();
        }}
      />
      <output className={styles['count']}>{countWords(words, find)}</output>
      <IconButton
        icon="up"
        label={text('readerFindPrevious')}
        disabled={find.total === 0}
        onClick={() => find.step(-1)}
      />
      <IconButton
        icon="more"
        label={text('readerFindNext')}
        disabled={find.total === 0}
        onClick={() => find.step(1)}
      />
      <IconButton icon="close" label={text('readerFindClose')} onClick={close} />
    </search>
  );
}

function countWords(words: string, { total, current, done }: Find): string {
  if (words.trim() === '') return '';
  if (!done) return text('readerFindSoFar', formatCount(total));
  return total === 0
    ? text('readerFindNothing')
    : text('readerFindCount', formatCount(current), formatCount(total));
}

/** F3 and Ctrl or Cmd with G, wherever the focus is. */
function useStepKeys(find: Find): void {
  const step = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F3' && !(event.key.toLowerCase() === 'g' && (event.ctrlKey || event.metaKey))) return;
    event.preventDefault();
    find.step(event.shiftKey ? -1 : 1);
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => step(event);
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}

/** What is selected is what one wants to find, unless it is long. */
function selectedWords(): string {
  const words = String(window.getSelection()).trim();
  return words.length <= 100 && !words.includes('\n') ? words : '';
}
