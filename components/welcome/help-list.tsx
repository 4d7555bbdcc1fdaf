import { use } from 'react';
import { text } from '#lib/browser/text.ts';
import type { HelpArticle, HelpId } from '#lib/help/help-pages.ts';
import styles from './help-list.module.css';

interface HelpListProps {
  current: HelpId | undefined;
  loading: Promise<HelpArticle[]>;
}

/** Every help article by its title. */
export function HelpList({ current, loading }: HelpListProps) {
  return (
    <nav className={styles['help']} aria-labelledby="help">
      <h2 id="help">{text('helpTitle')}</h2>
      <ul>
        {use(loading).map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
