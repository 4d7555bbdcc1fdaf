import type { ReactNode } from 'react';
import { Notice } from '#components/ui/notice.tsx';
import { text } from '#lib/browser/text.ts';
import type { LimitUse } from '#lib/calls/ledger/limits.ts';
import { formatDollars } from '#lib/calls/money.ts';
import { spendingWords } from './spending-words.ts';
import { useLimits } from './use-limits.ts';

/** Says when a limit is nearly used up, or is. */
export function LimitNotices({ children }: { children?: ReactNode }) {
  const uses = useLimits();
  return uses.map((use) => (
    <Notice key={use.period} tone="warning" title={wordsOf(use)} actions={children} />
  ));
}

function wordsOf({ period, limit, spending, state }: LimitUse): string {
  const when = text(period === 'day' ? 'usagePeriodDay' : 'usagePeriodMonth');
  const key = state === 'reached' ? 'usageReached' : 'usageNear';
  return text(key, spendingWords(spending), formatDollars(limit * 1e6), when);
}
