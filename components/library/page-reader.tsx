import { Suspense, use, useState } from 'react';
import { Reader } from '#components/reader/reader.tsx';
import { ErrorBoundary } from '#components/ui/error-boundary.tsx';
import type { FallbackProps } from '#components/ui/error-boundary.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { libraryClient } from '#lib/browser/device/library-client.ts';
import { text } from '#lib/browser/text.ts';
import { readingOfPage } from '#lib/reads/reading.ts';
import type { Page } from '#lib/service/types.ts';
import { PinPage } from './pin-page.tsx';
import { wordsOf } from './words-of.ts';

/** One kept page as text set for reading. */
export function PageReader({ url }: { url: string }) {
  const [loading] = useState(() => libraryClient.get(url));
  return (
    <ErrorBoundary fallback={Failed}>
      <Suspense fallback={<Spinner />}>
        <KeptPage loading={loading} />
      </Suspense>
    </ErrorBoundary>
  );
}

function KeptPage({ loading }: { loading: Promise<Page | undefined> }) {
  const page = use(loading);
  const back = <a href="/library.html#">{text('libraryBack')}</a>;
  if (!page)
    return (
      <Notice tone="warning" actions={back}>
        {text('libraryGone')}
      </Notice>
    );
  return (
    <Reader
      reading={readingOfPage(page)}
      before={back}
      actions={page.origin !== 'help' && <PinPage page={page} />}
    />
  );
}

function Failed({ error }: FallbackProps) {
  return (
    <Notice tone="danger" live="alert" title={text('libraryUnreadable')}>
      {wordsOf(error)}
    </Notice>
  );
}
