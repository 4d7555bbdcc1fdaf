import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { libraryClient } from '#lib/browser/device/library-client.ts';
import { forgetPlaces } from '#lib/browser/reading-places.ts';
import { text } from '#lib/browser/text.ts';
import { ForgetSite } from './forget-site.tsx';
import { formatBytes } from './format-bytes.ts';
import type { LibraryState } from './library-state.ts';
import { LimitForm } from './limit-form.tsx';
import { TransferLibrary } from './transfer-library.tsx';
import styles from './library-page.module.css';

interface LibraryCareProps {
  state: LibraryState;
  refresh: () => Promise<void>;
}

/** Room and care: how much is kept, the limit, taking it away and bringing it back, forgetting. */
export function LibraryCare({ state, refresh }: LibraryCareProps) {
  const { size, status } = state;
  const [sure, setSure] = useState(false);
  const forgetAll = async () => {
    await libraryClient.forget('everything');
    await forgetPlaces();
    setSure(false);
    await refresh();
  };
  return (
    <section className={styles['care']} aria-labelledby="library-care">
      <h2 id="library-care">{text('libraryCare')}</h2>
      <p>
        {size.pages === 1
          ? text('librarySizeOne', formatBytes(size.bytes))
          : text('librarySize', size.pages.toLocaleString(), formatBytes(size.bytes))}
      </p>
      {status.dropped > 0 && (
        <Notice live="off">{text('libraryDropped', status.dropped.toLocaleString())}</Notice>
      )}
      {status.setAside.length > 0 && (
        <Notice tone="warning" live="off" title={text('librarySetAside')}>
          {status.setAside.join(', ')}
        </Notice>
      )}
      <LimitForm limit={status.limit} refresh={refresh} />
      <TransferLibrary refresh={refresh} />
      <ForgetSite refresh={refresh} />
      {sure ? (
        <Notice
          tone="danger"
          live="alert"
          title={text('libraryForgetAllSure')}
          actions={
            <>
              <Button onClick={() => void forgetAll()}>{text('libraryForgetAllYes')}</Button>
              <Button look="quiet" onClick={() => setSure(false)}>
                {text('libraryKeep')}
              </Button>
            </>
          }
        />
      ) : (
        <div>
          <Button onClick={() => setSure(true)}>{text('libraryForgetAll')}</Button>
        </div>
      )}
    </section>
  );
}
