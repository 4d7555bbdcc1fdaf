import { text } from '#lib/browser/text.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds as `3s` or `1m 5s`, in the language of the texts. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const parts = [
    ...(seconds >= 60 ? [unit(Math.floor(seconds / 60), 'minute')] : []),
    ...(seconds % 60 > 0 || seconds < 60 ? [unit(seconds % 60, 'second')] : []),
  ];
  return parts.join(' ');
}

/** How long a reply took: tenths of a second count below ten seconds, and nothing takes no time. */
export function formatTook(milliseconds: number): string {
  return milliseconds < 10_000
    ? unit(Math.max(1, Math.round(milliseconds / 100)) / 10, 'second')
    : formatDuration(milliseconds);
}

function unit(value: number, of: 'minute' | 'second'): string {
  return new Intl.NumberFormat(language(), { style: 'unit', unit: of, unitDisplay: 'narrow' }).format(value);
}

/** How long ago, such as `5 minutes ago`; a day and more ago, the date. */
export function formatAge(then: number, now: number): string {
  const age = Math.max(0, now - then);
  const relative = new Intl.RelativeTimeFormat(language(), { numeric: 'auto', style: 'short' });
  if (age < MINUTE) return text('callJustNow');
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return relative.format(-Math.floor(age / HOUR), 'hour');
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(then);
}

export function formatMoment(time: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'medium' }).format(time);
}

/** A date as a service writes it, in the reader's form; what is no date stays as it came. */
export function formatDay(day: string): string {
  const time = /^\d{4}-\d{2}-\d{2}/.test(day) ? Date.parse(`${day.slice(0, 10)}T00:00:00Z`) : NaN;
  if (Number.isNaN(time)) return day;
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
}

export function formatCount(count: number): string {
  return new Intl.NumberFormat(language()).format(count);
}

const language = () => text('appLanguage') || 'en';
