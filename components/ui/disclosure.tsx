import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
}

/** Native `details`: what few people need, one click away. */
export function Disclosure({ summary, children, open }: DisclosureProps) {
  return (
    <details className={styles['disclosure']} open={open}>
      <summary className={styles['summary']}>
        <Icon name="more" />
        {summary}
      </summary>
      <div className={styles['body']}>{children}</div>
    </details>
  );
}
