import { answerText } from '#components/answer/answer-files.ts';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { text } from '#lib/browser/text.ts';
import type { Call } from '#lib/calls/call.ts';
import type { AnswerReply } from '#lib/contract/answer.ts';
import { FollowUp } from './follow-up.tsx';
import { useThread } from './use-thread.ts';
import styles from './thread.module.css';

interface ThreadViewProps {
  call: Extract<Call, { operation: 'answer' }>;
  reply: AnswerReply;
  windowId: number | undefined;
}

/** What came before an answer in its thread, and the way to ask on. */
export function ThreadView({ call, reply, windowId }: ThreadViewProps) {
  const before = useThread(call);
  if (before === undefined) return null;
  const { contents } = reply;
  return (
    <section className={styles['thread']} aria-label={text('threadName')}>
      {before.length > 0 && (
        <Disclosure summary={text('threadBefore', before.length)}>
          <ol className={styles['before']}>
            {before.map(({ id, question, answer }) => (
              <li key={id}>
                <p className={styles['question']} dir="auto">
                  {question}
                </p>
                <p className={styles['answer']} dir="auto">
                  {answer}
                </p>
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
      <FollowUp
        call={call}
        before={before}
        answer={typeof contents === 'string' ? contents : answerText(reply)}
        windowId={windowId}
      />
    </section>
  );
}
