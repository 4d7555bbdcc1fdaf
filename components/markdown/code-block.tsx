import { CopyButton } from '#components/ui/copy-button.tsx';
import { text } from '#lib/browser/text.ts';
import styles from './markdown.module.css';

/** Code as it was written, with a button that copies it. */
export function CodeBlock({ code }: { code: string }) {
  return (
    <div className={styles['codeBlock']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keys */}
      <pre className={styles['scroll']} dir="ltr" tabIndex={0}>
        <code>{code}</code>
      </pre>
      <CopyButton value={code} label={text('answerCopyCode')} done={text('answerCopied')} />
    </div>
  );
}
