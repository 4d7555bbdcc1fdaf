import type { ReactNode } from 'react';
import { Refusal } from '#components/call/refusal.tsx';
import { Button } from '#components/ui/button.tsx';
import { ErrorBoundary } from '#components/ui/error-boundary.tsx';
import type { FallbackProps } from '#components/ui/error-boundary.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { text } from '#lib/browser/text.ts';
import { CallError } from '#lib/client/error.ts';

/** A part of the page that may fail by itself: what is around it, above all the question being typed, stays. */
export function AppBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={BrokenPart}>{children}</ErrorBoundary>;
}

function BrokenPart({ error, retry }: FallbackProps) {
  const again = <Button onClick={retry}>{text('appBrokenRetry')}</Button>;
  // What the background refused is no fault of the page, and has words of its own.
  if (error instanceof CallError) return <Refusal error={error} actions={again} />;
  return (
    <Notice tone="danger" live="alert" title={text('appBroken')} actions={again}>
      <p>{text('appBrokenNext')}</p>
      <p>
        <code>{error.message}</code>
      </p>
    </Notice>
  );
}
