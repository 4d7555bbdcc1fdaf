import type { ReactNode } from 'react';
import { IconButton } from '#components/ui/icon-button.tsx';
import { text } from '#lib/browser/text.ts';
import type { Reading } from '#lib/reads/reading.ts';
import type { TypeChoice } from '#lib/reads/type-choice.ts';
import { ContinueOffer } from './continue-offer.tsx';
import { FindBar } from './find/find-bar.tsx';
import { useFindKey } from './find/use-find-key.ts';
import { ReadingProgress } from './reading-progress.tsx';
import { TypeSettings } from './type-settings.tsx';
import styles from './bar.module.css';

interface ReaderBarProps {
  reading: Reading;
  /** A link back. */
  before: ReactNode;
  /** The element whose children are the pieces of the text, once it is drawn. */
  box: Element | null;
  /** Characters of each piece. */
  lengths: readonly number[];
  type: TypeChoice;
  changeType: (change: Partial<TypeChoice>) => void;
  /** The text is to be searched. */
  onFind: () => void;
  /** Goes to a part of the text, 0 to 1. */
  onGo: (share: number) => void;
}

/** What stays in view while a page is read: the way back, how far it is, find in text, and how it is set. */
export function ReaderBar(props: ReaderBarProps) {
  const { reading, before, box, lengths, type, changeType, onFind, onGo } = props;
  const { asked, open, close } = useFindKey(onFind);
  const { url, language } = reading;
  return (
    <div className={styles['bar']}>
      <div className={styles['tools']}>
        <span className={styles['before']}>{before}</span>
        {box && <ReadingProgress box={box} lengths={lengths} url={url} language={language} />}
        <IconButton icon="search" label={text('readerFind')} onClick={open} />
        <TypeSettings type={type} onChange={changeType} />
      </div>
      {asked > 0 && box && <FindBar box={box} count={lengths.length} asked={asked} onClose={close} />}
      <ContinueOffer url={url} onGo={onGo} />
    </div>
  );
}
