import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Draw what is inside only when it is opened. */
  lazy?: boolean;
}

/** Native `details`: what few people need, one click away. */
export function Disclosure({ summary, children, open = false, lazy = false }: DisclosureProps) {
  const [drawn, setDrawn] = useState(open || !lazy);
  return (
    <details className={styles['disclosure']} open={open} onToggle={() => setDrawn(true)}>
      <summary className={styles['summary']}>
        <Icon name="more" />
        {summary}
      </summary>
      <div className={styles['body']}>{drawn && children}</div>
    </details>
  );
}
