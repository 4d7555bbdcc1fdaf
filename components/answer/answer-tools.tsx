import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { SaveMenu } from '#components/export/save-menu.tsx';
import { saveFile } from '#components/export/save-file.ts';
import { Button } from '#components/ui/button.tsx';
import { text } from '#lib/browser/text.ts';
import type { AnswerReply } from '#lib/contract/answer.ts';
import { fileName } from '#lib/export/file-name.ts';
import { answerHtml, answerJson, answerMarkdown, answerText } from './answer-files.ts';
import { canMark, markSupported, unmark } from './mark-supported.ts';
import styles from './answer.module.css';

interface AnswerToolsProps {
  question: string;
  reply: AnswerReply;
  /** The answer as it is drawn. */
  drawn: RefObject<HTMLElement | null>;
}

/** What can be done with an answer: take it away, and see what its sources support. */
export function AnswerTools({ question, reply, drawn }: AnswerToolsProps) {
  const [said, setSaid] = useState('');
  const labels = { sources: text('callSources'), untitled: text('callUntitled') };
  const markdown = () => answerMarkdown(question, reply, labels);
  const copied = () => setSaid(text('answerCopied'));
  return (
    <div className={styles['tools']}>
      <SaveMenu
        label={text('answerCopy')}
        choices={[
          {
            label: text('answerCopyText'),
            act: () => navigator.clipboard.writeText(answerText(reply)).then(copied),
          },
          {
            label: text('answerCopyMarkdown'),
            act: () => navigator.clipboard.writeText(markdown()).then(copied),
          },
          {
            label: text('answerCopyRich'),
            act: () => (drawn.current ? copyRich(drawn.current, reply).then(copied) : undefined),
          },
        ]}
      />
      <SaveMenu
        label={text('answerSave')}
        choices={[
          {
            label: text('answerSaveMarkdown'),
            act: () => saveFile(fileName(question, 'md'), 'text/markdown', markdown()),
          },
          {
            label: text('answerSaveJson'),
            act: () => saveFile(fileName(question, 'json'), 'application/json', answerJson(question, reply)),
          },
        ]}
      />
      {canMark() && <SupportButton reply={reply} drawn={drawn} onSaid={setSaid} />}
      <output className={styles['said']}>{said}</output>
    </div>
  );
}

async function copyRich(drawn: Element, reply: AnswerReply): Promise<void> {
  const html = answerHtml(drawn, reply.search_results);
  const item = new ClipboardItem({
    'text/html': new Blob([html], { type: 'text/html' }),
    'text/plain': new Blob([answerText(reply)], { type: 'text/plain' }),
  });
  await navigator.clipboard.write([item]);
}

interface SupportButtonProps {
  reply: AnswerReply;
  drawn: RefObject<HTMLElement | null>;
  onSaid: (words: string) => void;
}

function SupportButton({ reply, drawn, onSaid }: SupportButtonProps) {
  const [on, setOn] = useState(false);
  // The browser holds the highlights of a whole page; they go when this answer does.
  useEffect(() => unmark, []);
  const snippets = reply.search_results.flatMap(({ snippet }) => snippet ?? []);
  if (snippets.length === 0) return null;
  return (
    <Button
      look="quiet"
      aria-pressed={on}
      onClick={() => {
        if (on) unmark();
        const count = !on && drawn.current ? markSupported(drawn.current, snippets) : 0;
        onSaid(on ? '' : text(count > 0 ? 'answerSupportedCount' : 'answerSupportedNone', count));
        setOn(!on);
      }}
    >
      {text('answerSupported')}
    </Button>
  );
}
