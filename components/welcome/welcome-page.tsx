import { Suspense, useState } from 'react';
import { AppBoundary } from '#components/shell/app-boundary.tsx';
import { text } from '#lib/browser/text.ts';
import { isHelpId, loadHelp } from '#lib/help/help-pages.ts';
import { FirstSteps } from './first-steps.tsx';
import { HelpArticle } from './help-article.tsx';
import { HelpList } from './help-list.tsx';
import { useFragment } from './use-fragment.ts';
import styles from './welcome-page.module.css';

const fetchText = async (path: string) => (await fetch(path)).text();

/** The first page that people see of Sidelight, and the help: `#ID` shows one article. */
export function WelcomePage() {
  const fragment = useFragment();
  const [loading] = useState(() => loadHelp(fetchText));
  const id = isHelpId(fragment) ? fragment : undefined;
  return (
    <main className={styles['page']}>
      {id === undefined && <FirstSteps />}
      <AppBoundary>
        <Suspense>
          {id !== undefined && <HelpArticle key={id} id={id} loading={loading} />}
          <HelpList current={id} loading={loading} />
        </Suspense>
      </AppBoundary>
      <footer className={styles['footer']}>{text('welcomeAgain')}</footer>
    </main>
  );
}
