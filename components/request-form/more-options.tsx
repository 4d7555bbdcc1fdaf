import { Suspense, lazy } from 'react';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { text } from '#lib/browser/text.ts';
import { optionsNow, useAsking } from './asking.ts';
import styles from './request-form.module.css';

const RequestForm = lazy(async () => ({ default: (await import('./request-form.tsx')).RequestForm }));
const OptionsLine = lazy(async () => ({ default: (await import('./options-line.tsx')).OptionsLine }));

/** Everything else that a request can say, one click away; it loads when it is opened. */
export function MoreOptions() {
  return (
    <div className={styles['more']}>
      <Disclosure summary={text('optionsMore')} lazy>
        <Suspense fallback={<Spinner />}>
          <RequestForm />
        </Suspense>
      </Disclosure>
    </div>
  );
}

/** The line of what is set. Most questions have none, so it loads when there is something to say. */
export function WhatIsSet() {
  const options = optionsNow(useAsking());
  if (Object.keys(options).length === 0) return null;
  return (
    <Suspense>
      <OptionsLine />
    </Suspense>
  );
}
