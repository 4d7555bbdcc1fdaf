import type { ReactNode } from 'react';
import { text } from '#lib/browser/text.ts';
import styles from './call.module.css';

/** The landmark in which the reply itself stands, whatever the operation was. */
export function ReplyRegion({ children }: { children: ReactNode }) {
  return (
    <section className={styles['reply']} aria-label={text('callAnswer')}>
      {children}
    </section>
  );
}
