import type { ReactNode } from 'react';
import styles from './unseen.module.css';

/** Words for screen readers where sighted people see it from the layout. */
export function Unseen({ children }: { children: ReactNode }) {
  return <span className={styles['unseen']}>{children}</span>;
}
