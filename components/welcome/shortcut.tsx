import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { text } from '#lib/browser/text.ts';
import styles from './hero.module.css';

/** The shortcut as the browser really has it: it gives out none that another extension took, and people change it. */
async function currentShortcut(): Promise<string> {
  const commands = await browser.commands.getAll();
  return commands.find(({ name }) => name === '_execute_action')?.shortcut ?? '';
}

export function Shortcut() {
  const [shortcut, setShortcut] = useState('');
  useEffect(() => {
    void currentShortcut().then(setShortcut);
  }, []);
  return (
    <p className={styles['hint']}>
      {shortcut === '' ? text('welcomeToolbar') : text('welcomeShortcut', shortcut)}
    </p>
  );
}
