import { Notice } from '#components/ui/notice.tsx';
import { text } from '#lib/browser/text.ts';
import type { TextKey } from '#lib/browser/text.ts';
import type { NoticeCode, ReplyNotice } from '#lib/calls/reply-notices.ts';
import { formatCount } from './format.ts';
import styles from './call.module.css';

const WORDS = {
  'list-cut': 'oddListCut',
  'not-usable': 'oddNotUsable',
  'other-question': 'oddOtherQuestion',
  'counts-differ': 'oddCounts',
  'parts-differ': 'oddParts',
} as const satisfies Record<NoticeCode, TextKey>;

/** What is odd about a reply that is usable all the same, and the advice that came with a success. */
export function ReplyNotices({
  notices,
  advice,
}: {
  notices: readonly ReplyNotice[];
  advice?: string | undefined;
}) {
  if (notices.length === 0 && !advice) return null;
  return (
    <Notice live="off">
      <ul className={styles['odd']}>
        {notices.map(({ code, count }) => (
          <li key={code}>{text(WORDS[code], formatCount(count))}</li>
        ))}
        {advice && (
          <li>
            {text('oddAdvice')} <q dir="auto">{advice}</q>
          </li>
        )}
      </ul>
    </Notice>
  );
}
