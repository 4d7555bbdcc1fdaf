import { useDeferredValue, useState } from 'react';
import { useDecodedFragment } from '#components/reader/use-decoded-fragment.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { text } from '#lib/browser/text.ts';
import type { LibraryOrder } from '#lib/service/types.ts';
import { Arrangement } from './arrangement.tsx';
import { LibraryCare } from './library-care.tsx';
import { LibraryList } from './library-list.tsx';
import { PageReader } from './page-reader.tsx';
import { useLibrary } from './use-library.ts';
import { wordsOf } from './words-of.ts';
import styles from './library-page.module.css';

/** The pages kept on this device: search, read, pin, forget, export and import. `#ADDRESS` reads one. */
export function LibraryPage() {
  const address = useDecodedFragment();
  if (address) return <PageReader key={address} url={address} />;
  return <LibraryShelf />;
}

function LibraryShelf() {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<LibraryOrder>('read');
  const [host, setHost] = useState<string>();
  const searched = useDeferredValue(search.trim());
  const { state, error, refresh, showMore } = useLibrary({ text: searched, order, host });
  return (
    <main className={styles['page']}>
      <header className={styles['header']}>
        <img src="/icon/sidelight.svg" alt="" width="32" height="32" />
        <h1>{text('libraryTitle')}</h1>
      </header>
      <Field label={text('librarySearch')}>
        {(control) => (
          <input
            {...control}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </Field>
      <Arrangement order={order} onOrder={setOrder} host={host} onHost={setHost} />
      {error !== undefined && (
        <Notice
          tone="danger"
          live="alert"
          title={text('libraryUnreadable')}
          actions={<Button onClick={() => void refresh()}>{text('libraryTryAgain')}</Button>}
        >
          {wordsOf(error)}
        </Notice>
      )}
      {!state && error === undefined && (
        <output className={styles['loading']}>
          <Spinner /> {text('libraryLoading')}
        </output>
      )}
      {state && (
        <>
          <LibraryList
            state={state}
            searched={search.trim() !== '' || host !== undefined}
            refresh={refresh}
            showMore={showMore}
            onHost={setHost}
          />
          <LibraryCare state={state} refresh={refresh} />
        </>
      )}
    </main>
  );
}
