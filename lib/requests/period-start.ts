import type { Period } from './options.ts';

/** The day a period began, as `YYYY-MM-DD` by the person's own calendar. A month ago on the 31st is the month's last day. */
export function periodStart(period: Period, now: Date): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  if (period === 'day') day.setDate(day.getDate() - 1);
  if (period === 'week') day.setDate(day.getDate() - 7);
  if (period === 'month' || period === 'year') {
    const months = period === 'month' ? 1 : 12;
    const lastOfMonth = new Date(day.getFullYear(), day.getMonth() - months + 1, 0);
    const then = new Date(day.getFullYear(), day.getMonth() - months, day.getDate());
    return isoDay(then < lastOfMonth ? then : lastOfMonth);
  }
  return isoDay(day);
}

function isoDay(day: Date): string {
  const parts = [day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'));
  return [String(day.getFullYear()).padStart(4, '0'), ...parts].join('-');
}
