import { Button } from '#components/ui/button.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { text } from '#lib/browser/text.ts';
import { fileName } from '#lib/export/file-name.ts';
import { pageAsMarkdown } from '#lib/page/page-as-markdown.ts';
import type { Page } from '#lib/service/types.ts';
import { saveFile } from './save-file.ts';
import styles from './page-reader.module.css';

/** Takes a page away: as a Markdown file with its facts in front, or on the clipboard. */
export function SavePage({ page }: { page: Page }) {
  const markdown = () => pageAsMarkdown(page);
  return (
    <div className={styles['actions']}>
      <Button onClick={() => saveFile(fileName(page.title, 'md'), [markdown()], 'text/markdown')}>
        {text('librarySaveMarkdown')}
      </Button>
      <CopyButton value={markdown()} label={text('libraryCopyMarkdown')} done={text('libraryCopied')} />
    </div>
  );
}
