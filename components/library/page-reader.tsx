import { Suspense, use, useState } from 'react';
import { Markdown } from '#components/markdown/markdown.tsx';
import { ErrorBoundary } from '#components/ui/error-boundary.tsx';
import type { FallbackProps } from '#components/ui/error-boundary.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { libraryClient } from '#lib/browser/device/library-client.ts';
import { text } from '#lib/browser/text.ts';
import type { Page } from '#lib/service/types.ts';
import { SavePage } from './save-page.tsx';
import { wordsOf } from './words-of.ts';
import styles from './page-reader.module.css';

/** One kept page as text set for reading. */
export function PageReader({ url }: { url: string }) {
  const [loading] = useState(() => libraryClient.get(url));
  return (
    <main className={styles['page']}>
      <a className={styles['back']} href="/library.html#">
        {text('libraryBack')}
      </a>
      <ErrorBoundary fallback={Failed}>
        <Suspense fallback={<Spinner />}>
          <KeptPage loading={loading} />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}

function KeptPage({ loading }: { loading: Promise<Page | undefined> }) {
  const page = use(loading);
  if (!page) return <Notice tone="warning">{text('libraryGone')}</Notice>;
  const web = page.url.startsWith('http');
  return (
    <article className={styles['article']} lang={page.language} dir="auto">
      <title>{`${page.title} – ${text('extensionName')}`}</title>
      <h1>{page.title || page.url}</h1>
      <p className={styles['facts']}>
        {page.authors.length > 0 && <span>{page.authors.join(', ')}</span>}
        {page.published && <time dateTime={page.published}>{page.published}</time>}
        <span>
          {text('libraryReadingTime', String(Math.max(1, Math.round(page.markdown.length / 1_200))))}
        </span>
        {web && (
          <a href={page.url} rel="noopener noreferrer" target="_blank">
            {new URL(page.url).host}
          </a>
        )}
      </p>
      <SavePage page={page} />
      <Markdown source={page.markdown} />
    </article>
  );
}

function Failed({ error }: FallbackProps) {
  return (
    <Notice tone="danger" live="alert" title={text('libraryUnreadable')}>
      {wordsOf(error)}
    </Notice>
  );
}
