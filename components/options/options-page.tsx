import { Suspense, use, useState } from 'react';
import { FileNames } from '#components/reader/take/file-names.tsx';
import { Button } from '#components/ui/button.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { ErrorBoundary } from '#components/ui/error-boundary.tsx';
import type { FallbackProps } from '#components/ui/error-boundary.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { dropBrokenSettings } from '#lib/browser/settings.ts';
import { text } from '#lib/browser/text.ts';
import { BuiltInModel } from './built-in-model.tsx';
import { DeleteEverything } from './delete-everything.tsx';
import { loadOptions, wordsOf } from './load-options.ts';
import type { Loaded } from './load-options.ts';
import { ServiceForm } from './service-form.tsx';
import styles from './options-page.module.css';

/** Sidelight's settings: while they load, when they cannot be loaded, and once they are there. */
export function OptionsPage() {
  const [{ loading, turn }, setTurn] = useState(() => ({ loading: loadOptions(), turn: 0 }));
  const loadAnew = () => setTurn({ loading: loadOptions(), turn: turn + 1 });
  return (
    <main className={styles['page']}>
      <header className={styles['header']}>
        <img src="/icon/sidelight.svg" alt="" width="40" height="40" />
        <h1>{text('optionsTitle')}</h1>
      </header>
      <ErrorBoundary fallback={LoadingFailed}>
        <Suspense fallback={<LoadingNow />}>
          <Settings key={turn} loading={loading} />
        </Suspense>
      </ErrorBoundary>
      <DeleteEverything onDeleted={loadAnew} />
      <nav className={styles['more']} aria-label={text('optionsPages')}>
        <a href="/library.html">{text('libraryTitle')}</a>
        <a href="/usage.html">{text('usageChangeLimits')}</a>
        <a href="/welcome.html">{text('optionsHelp')}</a>
      </nav>
    </main>
  );
}

function Settings({ loading }: { loading: Promise<Loaded> }) {
  const loaded = use(loading);
  return (
    <>
      {loaded.setAside && <SetAside />}
      <ServiceForm loaded={loaded} />
      <Disclosure lazy summary={text('optionsModel')}>
        <BuiltInModel />
      </Disclosure>
      <Disclosure lazy summary={text('fileNamesTitle')}>
        <FileNames />
      </Disclosure>
    </>
  );
}

function SetAside() {
  const [seen, setSeen] = useState(false);
  if (seen) return null;
  const drop = () => void dropBrokenSettings().then(() => setSeen(true));
  return (
    <Notice
      tone="warning"
      title={text('optionsSetAside')}
      actions={<Button onClick={drop}>{text('optionsSetAsideSeen')}</Button>}
    >
      {text('optionsSetAsideWords')}
    </Notice>
  );
}

function LoadingNow() {
  return (
    <output className={styles['loading']}>
      <Spinner /> {text('optionsLoading')}
    </output>
  );
}

function LoadingFailed({ error }: FallbackProps) {
  return (
    <Notice
      tone="danger"
      live="alert"
      title={text('optionsLoadFailed')}
      actions={<Button onClick={() => window.location.reload()}>{text('optionsLoadAgain')}</Button>}
    >
      {wordsOf(error) || text('optionsLoadFailedWords')}
    </Notice>
  );
}
