import { dayOf } from '#lib/calls/day.ts';

/** The last days up to now, oldest first: each with its name and the moment it began here, in milliseconds since 1970. */
export function lastDays(now: number, count: number): { day: string; time: number }[] {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(now);
    // By the calendar, not by 24 hours: a day on which the clocks change is shorter or longer.
    date.setDate(date.getDate() - (count - 1 - index));
    date.setHours(0, 0, 0, 0);
    return { day: dayOf(date.getTime()), time: date.getTime() };
  });
}
