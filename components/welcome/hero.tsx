import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { CURRENT_WINDOW, openPanel } from '#lib/browser/panel.ts';
import { text } from '#lib/browser/text.ts';
import { Shortcut } from './shortcut.tsx';
import styles from './hero.module.css';

/** The name, what it is for, and the way in. */
export function Hero() {
  const [refused, setRefused] = useState(false);
  const open = () => {
    openPanel(CURRENT_WINDOW).then(
      () => setRefused(false),
      () => setRefused(true),
    );
  };
  return (
    <header className={styles['hero']}>
      <span className={styles['lamp']} />
      <div className={styles['words']}>
        <p className={styles['name']}>{text('extensionName')}</p>
        <h1>{text('welcomeTitle')}</h1>
        <p className={styles['lead']}>{text('welcomeLead')}</p>
        <div className={styles['way']}>
          <Button look="primary" icon="panel" onClick={open}>
            {text('welcomeOpen')}
          </Button>
          <Shortcut />
        </div>
        {refused && (
          <Notice tone="warning" live="alert">
            {text('welcomeOpenRefused')}
          </Notice>
        )}
      </div>
    </header>
  );
}
