import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { text } from '#lib/browser/text.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { renderMarkdown } from './render-markdown.tsx';
import styles from './markdown.module.css';

/** Characters drawn at once. */
export const RENDER_CAP = 200_000;

/** Untrusted Markdown as elements of our choosing. Nothing in it loads, runs or looks different from text. */
export function Markdown({ source }: { source: string }) {
  const [shown, setShown] = useState(RENDER_CAP);
  const cut = source.length > shown;
  return (
    <div className={styles['markdown']}>
      {renderMarkdown(parseMarkdown(cut ? source.slice(0, shown) : source))}
      {cut && (
        <Button onClick={() => setShown(shown + RENDER_CAP)}>
          {text('answerShowMore', (source.length - shown).toLocaleString())}
        </Button>
      )}
    </div>
  );
}
