import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ErrorBoundary } from '#components/ui/error-boundary.tsx';
import type { FallbackProps } from '#components/ui/error-boundary.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { text } from '#lib/browser/text.ts';

/** A part of the page that may fail by itself: what is around it, above all the question being typed, stays. */
export function AppBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={BrokenPart}>{children}</ErrorBoundary>;
}

function BrokenPart({ error, retry }: FallbackProps) {
  return (
    <Notice
      tone="danger"
      live="alert"
      title={text('appBroken')}
      actions={<Button onClick={retry}>{text('appBrokenRetry')}</Button>}
    >
      <p>{text('appBrokenNext')}</p>
      <p>
        <code>{error.message}</code>
      </p>
    </Notice>
  );
}
