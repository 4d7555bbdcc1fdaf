/** The day of a moment by this device's calendar, as `YYYY-MM-DD`. */
export function dayOf(time: number): string {
  const date = new Date(time);
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The month of a day: `2026-11-21` → `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7);
