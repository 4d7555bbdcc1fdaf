import { Icon } from '#components/ui/icon.tsx';
import { text } from '#lib/browser/text.ts';
import type { TextKey } from '#lib/browser/text.ts';
import type { Unreadable } from '#lib/page/page-info.ts';
import styles from './ask-box.module.css';

const WORDS = {
  'browser-page': 'page_browserPage',
  'extension-page': 'page_extensionPage',
  'new-tab': 'page_newTab',
  store: 'page_store',
  'pdf-viewer': 'page_pdfViewer',
  'local-file': 'page_localFile',
  'not-web': 'page_notWeb',
  'kept-out': 'page_keptOut',
  'no-access': 'page_noAccess',
} as const satisfies Record<Unreadable, TextKey>;

/** Why the page in front cannot be read, and what still works. Always in the document, so that changes are read out. */
export function PageNotice({ unreadable }: { unreadable: Unreadable | undefined }) {
  return (
    <output className={styles['live']}>
      {unreadable !== undefined && (
        <span className={styles['notice']}>
          <Icon name="info" />
          {text(WORDS[unreadable])}
        </span>
      )}
    </output>
  );
}
