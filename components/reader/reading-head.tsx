import type { ReactNode } from 'react';
import type { Reading } from '#lib/reads/reading.ts';
import { AskAbout } from './ask-about.tsx';
import { ShowAllImages } from './images/show-all-images.tsx';
import { ReadingFacts } from './reading-facts.tsx';
import { TakeAway } from './take/take-away.tsx';
import { WhatChanged } from './what-changed.tsx';
import styles from './reader.module.css';

/** Title and facts of a page, and what can be done with it. */
export function ReadingHead({ reading, actions }: { reading: Reading; actions: ReactNode }) {
  return (
    <header className={styles['head']}>
      <h1 dir="auto">{reading.title || reading.url}</h1>
      <ReadingFacts reading={reading} />
      <div className={styles['actions']}>
        <TakeAway reading={reading} />
        {actions}
        <ShowAllImages />
      </div>
      <div className={styles['folds']}>
        <AskAbout reading={reading} />
        <WhatChanged reading={reading} />
      </div>
    </header>
  );
}
