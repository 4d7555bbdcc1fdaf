import { text } from '#lib/browser/text.ts';
import { minutesFor } from '#lib/reads/reading-minutes.ts';
import { useShareRead } from './use-share-read.ts';
import styles from './bar.module.css';

interface ReadingProgressProps {
  box: Element;
  /** Characters of each piece of the text. */
  lengths: readonly number[];
  url: string;
  language: string | undefined;
}

/** A thin line that grows as the page is read, and the time that the rest takes. */
export function ReadingProgress({ box, lengths, url, language }: ReadingProgressProps) {
  const share = useShareRead(box, lengths, url);
  const left = minutesFor(lengths.reduce((sum, length) => sum + length, 0) * (1 - share), language);
  return (
    <>
      {/* Not read out at each step: who wants to know finds it beside the line. */}
      <span className={styles['left']}>{share > 0.995 ? text('readerAtEnd') : timeLeft(left)}</span>
      <progress className={styles['progress']} aria-label={text('readerProgress')} max={1} value={share} />
    </>
  );
}

function timeLeft(minutes: number): string {
  if (minutes < 1) return text('readerLastMinute');
  return minutes < 90
    ? text('readerMinutesLeft', Math.round(minutes))
    : text('readerHoursLeft', Math.round(minutes / 60));
}
