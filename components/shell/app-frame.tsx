import type { ReactNode } from 'react';
import { browser } from 'wxt/browser';
import { IconButton } from '#components/ui/icon-button.tsx';
import { text } from '#lib/browser/text.ts';
import styles from './app-frame.module.css';

interface AppFrameProps {
  /** Buttons in the header, before the settings. */
  actions?: ReactNode;
  /** What stays at its place at the top while the rest scrolls. */
  top: ReactNode;
  children: ReactNode;
}

/** The frame that popup and side panel share: a header, the ask box at a stable place, and what scrolls below it. */
export function AppFrame({ actions, top, children }: AppFrameProps) {
  return (
    <>
      <header className={styles['top']}>
        <div className={styles['bar']}>
          <span className={styles['mark']} />
          <h1 className={styles['name']}>{text('extensionName')}</h1>
          {actions}
          <IconButton
            icon="settings"
            label={text('appSettings')}
            onClick={() => void browser.runtime.openOptionsPage()}
          />
        </div>
        {top}
      </header>
      <main className={styles['main']}>{children}</main>
    </>
  );
}
