import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  tone?: 'info' | 'good' | 'warning' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons and links below the words. */
  actions?: ReactNode;
  /** Said at once (`alert`), when the reader is free (`status`), or not by itself. */
  live?: 'alert' | 'status' | 'off';
}

const ICONS = { info: 'info', good: 'done', warning: 'warning', danger: 'warning' } as const;

/** A short message in the flow of the page. */
export function Notice({ tone = 'info', title, children, actions, live = 'status' }: NoticeProps) {
  return (
    <div className={classNames(styles['notice'], styles[tone])} {...(live === 'off' ? {} : { role: live })}>
      <Icon name={ICONS[tone]} />
      <div className={styles['body']}>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
    </div>
  );
}
